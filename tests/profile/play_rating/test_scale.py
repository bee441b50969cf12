"""The levels as a scale: their figures against Expert, and the file they are kept in."""

import pytest

from belote_desktop.profile.play_rating.scale import Mark, Scale, marks_of, read, text_of


def scale(*marks: tuple[str, float, float]) -> Scale:
    return Scale("classic", "club", "0.7.0", "1", 100, tuple(Mark(*mark) for mark in marks))


def test_a_mark_is_the_mean_of_the_differences_with_its_standard_error() -> None:
    (mark,) = marks_of({"club": [0, -10, 0, -10]})
    assert (mark.level, mark.mean) == ("club", -5)
    assert mark.error == pytest.approx(2.88675, abs=1e-4)


def test_expert_is_the_zero_of_the_scale_whatever_two_of_them_happened_to_get() -> None:
    assert marks_of({"expert": [30, 0, 5, 12]}) == (Mark("expert", 0.0, 0.0),)


def test_the_scale_rises_where_the_measurements_rise() -> None:
    assert scale(("beginner", -40, 4), ("club", -10, 4), ("expert", 0, 0)).means() == (-40, -10, 0)


def test_levels_measured_in_the_wrong_order_share_their_mean_by_what_each_figure_is_worth() -> None:
    found = scale(("casual", -10, 1), ("club", -15, 2), ("expert", 0, 0)).means()
    assert found == pytest.approx((-11, -11, 0))  # the surer figure counts four times


def test_no_level_is_put_above_expert_which_has_no_error() -> None:
    assert scale(("club", -10, 2), ("strong", 3, 2), ("expert", 0, 0)).means() == (-10, 0, 0)


def test_the_file_of_scales_reads_back() -> None:
    scales = (scale(("club", -10.5, 2.25), ("expert", 0.0, 0.0)), scale(("beginner", -1, 1), ("expert", 0, 0)))
    assert read(text_of(scales)) == scales


def test_a_file_of_another_format_is_refused() -> None:
    with pytest.raises(ValueError, match="format 2"):
        read('{"scales": 2, "games": []}')
