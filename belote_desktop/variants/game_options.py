"""The options of single games in their own words. Source: docs/rules, Where sources differ."""

from __future__ import annotations

from collections.abc import Mapping

_NO_CAPOT = {"capot_value": 162, "defender_capot": 162}
_TURNED = {
    "turn_up": "next_card",
    "second_packets": "3",
    "kitty": 0,
    "auction_model": "take_turn_up",
    "phases": "auction-raises-second_deal-declaring-play",
}
_RAW = {"settlement": "points", "unit": "points", "rounding": "none", "capot_bonus": 0, "no_finish": "none"}

_CONTREE: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "sur": {"4": {"multipliers": "2-4"}, "3": {"multipliers": "2-3"}},
    "soft_play": {"off": {}, "on": {"trump_led_raise": "not_if_partner_winning", "partner_winning": "must_trump",
                                    "overtrump": False}},
    "dbl_all_or_nothing": {"on": {"doubled_made": "winner_takes_all"}, "off": {"doubled_made": "each_own"}},
    "must_exceed": {"off": {"contract_test": "bid"}, "on": {"contract_test": "bid_and_more"}},
    "made_only": {"on": {"written": "made_only", "multiplier_scope": "flat"}, "off": {"written": "plus_bid"}},
    "max_bid": {"unlimited": {"max_bid": 0}},
    "sa_ta": {"on": {"contracts": "S-H-D-C-NT-AT"}, "off": {"contracts": "S-H-D-C"}},
}  # fmt: skip

_BELOT: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "limit_rule": {"literal": {"rounding": "literal"}, "bulgarian": {"rounding": "bulgarian"}},
    "nt_aces": {"200": {"carre_points_nt": "A200"}, "400": {"carre_points_nt": "A400"},
                "0": {"nt_declarations": "none"}},
    "finish_on_valat": {"on": {"no_finish": "while_litige"}, "off": {"no_finish": "on_capot_or_held"}},
    "finish_while_hanging": {"on": {"no_finish": "on_capot"}, "off": {"no_finish": "on_capot_or_held"}},
    "third_level": {"off": {"match_level": False}, "on": {"match_level": True}, "game": {"match_level": True},
                    "whole_game": {"match_level": True}},
    "carre_order100": {"a_10_k_q": {"carre_points": "J200-9150-A100-T100-K100-Q100"},
                       "a_k_q_10": {"carre_points": "J200-9150-A100-K100-Q100-T100"}},
    "raw501": {"off": {}, "on": {**_RAW, "target": 501}},
    "score_unit": {"mp": {}, "raw": {**_RAW, "target": 501}},
    "scoring": {"mp": {},
                "croatian": {**_RAW, "contract_test": "more_than_half", "tie": "fail", "fail_to": "vanish",
                             "target": 701}},
    "test3": {"more_than_each": {"contract_test": "at_least"}, "more_than_half": {"contract_test": "more_than_half"}},
    "tie3": {"hang": {"tie": "litige"}, "fail": {"tie": "fail"}},
    "doubling3": {"on": {"doubling": "on"}, "off": {"doubling": "off"}},
    "deck": {"36": {"lowest_rank": 0}, "32": {"lowest_rank": 1}, "24": {"lowest_rank": 3}},
    "dealer_may_throw_in": {"off": {"throw_in": "off"}, "on": {"throw_in": "dealer_seven"},
                            "seven": {"throw_in": "dealer_seven"}, "any": {"throw_in": "dealer_any"}},
    "deal": {"3+2": {"packets": "3-2", "second_packets": "3"}, "3+3": {"packets": "3-3", "second_packets": "2"},
             "4+4": {"packets": "4", "second_packets": "4"}},
}  # fmt: skip

_BELA: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "tie": {"visi": {"tie": "litige"}, "pad": {"tie": "fail"}, "hang": {"tie": "litige"}, "hanging": {"tie": "litige"},
            "half": {"tie": "half_bate"}, "maker_fails": {"tie": "fail"}, "lose": {"tie": "fail"},
            "no_bolt": {"tie": "made"}, "not_punished": {"tie": "made"}},
    "no_cut": {"on": {"cut": False}, "off": {"cut": True}},
    "bela_needs_trick": {"on": {"belote_needs_trick": True}, "off": {"belote_needs_trick": False}},
    "pass_mus": {"off": {"pass_out": "eldest_at_once"}, "on": {"pass_out": "dealer_must_take"}},
    "talon": {"2": {"packets": "3-3", "talon_packets": "2"}, "4": {"packets": "4", "talon_packets": "4"}},
}  # fmt: skip

_FEWER: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "winner_deals": {"on": {"dealer_rotation": "winner"}, "off": {"dealer_rotation": "next"}},
    "form": {"24": {"lowest_rank": 3, "packets": "3-2", "turn_up_to": "taker", "bottom_shown": False, **_TURNED},
             "27": {"lowest_rank": 1, "packets": "3-3", "turn_up_to": "nobody", "bottom_shown": True, **_TURNED},
             "chien": {"lowest_rank": 1, "packets": "3-2-3-2", "turn_up": "none", "second_packets": "none", "kitty": 2,
                       "turn_up_to": "taker", "bottom_shown": False, "auction_model": "single_round",
                       "phases": "auction-second_deal-discard-declaring-play"}},
    "capot": {"adp": {**_NO_CAPOT, "trickless_pay": 100},
              "90": {"capot_value": 252, "defender_capot": 252, "trickless_pay": 0}},
    "seven_swap": {"on": {"exchange": "low_trump"}, "off": {"exchange": "none"}},
}  # fmt: skip

_GREEK: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "aponta": {"on": {"throw_in": "no_points"}, "off": {"throw_in": "off"}},
    "an_seven_buy": {"on": {"seven_buy": True}, "off": {"seven_buy": False}},
    "vida_steps": {"2_4_8_16": {"multipliers": "2-4-8-16"}, "2-4-8-16": {"multipliers": "2-4-8-16"},
                   "2-4-6-8": {"multipliers": "2-4-6-8"}},
    "contract_counts": {
        "cards": {"declarations_help": False, "belote_helps_contract": False},
        "cards+melds+pair": {"declarations_help": True, "belote_helps_contract": True},
        "cards+projects": {"declarations_help": True, "belote_helps_contract": False},
        "cards+projects+baloot": {"declarations_help": True, "belote_helps_contract": True}},
    "meld_order": {"fours_first": {"hundred_order": "fours_first"},
                   "by_value_tie_cancels": {"hundred_order": "equal_tier", "carre_tie": "level",
                                            "run_tie": "cancel"}},
    "six_six": {"bidders": {"rounding": "bidders_up"}, "more_trick_points": {"rounding": "more_trick_points"}},
    "pair_on_failure": {"to_defenders": {"belote_on_fail": "taken"}, "stays_with_holder": {"belote_on_fail": "kept"}},
    "no_shuffle": {"on": {"shuffle": "never_after_first"}, "off": {"shuffle": "every_deal"}},
    "deal_rotation": {"right": {"dealer_rotation": "next"}, "left": {"dealer_rotation": "previous"}},
    "head_all_suits": {"on": {"plain_must_beat": True}, "off": {"plain_must_beat": False}},
    "four_order": {"ace_ten_king": {"carre_points": "J200-9150-A100-T100-K100-Q100"},
                   "natural": {"carre_points": "J200-9150-A100-K100-Q100-T100"}},
    "rounding": {"R": {"rounding": "bidders_up"}, "r": {"rounding": "bidders_up"}, "half_up": {"rounding": "5up"}},
}  # fmt: skip

_EASTERN: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "carre_table": {"140/110": {"carre_points": "J200-9140-A110-T100-K100-Q100"},
                    "150/100": {"carre_points": "J200-9150-A100-T100-K100-Q100"}},
    "step": {"5": {"bid_step": 5}, "10": {"bid_step": 10}, "50": {"target_step": 50}},
    "all_pass": {"negative": {"pass_out": "negative"}, "redeal": {"pass_out": "next_dealer"},
                 "obligation": {"pass_out": "turned_forced"},
                 "next_dealer": {"pass_out": "next_dealer", "dealer_after_pass": "next"},
                 "same_dealer": {"pass_out": "next_dealer", "dealer_after_pass": "same"}},
    "order_obligatory": {"on": {"pass_out": "dealer_must_take"}, "off": {"pass_out": "next_dealer"}},
    "klaberjass": {"off": {}, "on": {"trump_led_raise": "always", "overtrump": True}},
    "overtrump": {"never": {"overtrump": False, "trump_led_raise": "never"},
                  "when_void": {"overtrump": True, "trump_led_raise": "never"},
                  "always": {"overtrump": True, "trump_led_raise": "always"}},
    "deck4": {"36": {"lowest_rank": 0},
              "32": {"lowest_rank": 1, "talon_packets": "2", "instant_run": 8}},
    "bait_penalty": {"0": {"bate_penalty": 0},
                     "third-100": {"bate_penalty": 0, "bolt_limit": 3, "bolt_penalty": 100},
                     "third_100": {"bate_penalty": 0, "bolt_limit": 3, "bolt_penalty": 100}},
    "byte_penalty": {"-100_from_2nd": {"bate_penalty": 100}, "-100 from 2nd": {"bate_penalty": 100}},
    "unit": {"bile": {},
             "microbile": {"settlement": "points", "unit": "points", "rounding": "6up", "round_scope": "whole_line",
                           "bolt_penalty": 100, "zero_penalty": 100, "target": 1010, "target_step": 500}},
    "combo5": {"50": {"run_points": "20-50"}, "100": {"run_points": "20-50-100"}},
    "zero_tricks": {"0": {"trickless_penalty": 0}, "-100": {"trickless_penalty": 100, "trickless_free": 0}},
    "equal_combo": {"both": {"run_tie": "both_score"}, "cancel": {"run_tie": "cancel"},
                    "first_in_turn": {"run_tie": "elder"}},
    "carres": {"off": {"carre_points": "none"}, "on": {"carre_points": "J200-9150-A100-T100-K100-Q100"}},
    "dealer": {"rotate": {"dealer_rotation": "next"}, "winner": {"dealer_rotation": "winner"}},
}  # fmt: skip

_ATLANTIC: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "force": {"on": {"pass_out": "dealer_must_take"}, "off": {"pass_out": "next_dealer"}},
    "trump_lead_head": {"always": {"trump_led_raise": "always"}, "never": {"trump_led_raise": "never"},
                        "on": {"trump_led_raise": "always"}, "off": {"trump_led_raise": "never"},
                        "if_opponent_winning": {"trump_led_raise": "not_if_partner_winning"}},
    "long_runs": {"cut_four": {"run_limit": 4, "split_long_runs": True},
                  "single50": {"run_limit": 0, "split_long_runs": False}},
    "run_owner": {"player": {"declaration_score": "best_player"}, "team": {"declaration_score": "best_side"}},
    "half_bate": {"half_to_opponents": {"tie": "half_bate"}, "caller_loses": {"tie": "fail"},
                  "split": {"tie": "made"}},
    "threshold": {"more_than_half": {"contract_test": "at_least"}, "flat82": {"contract_test": "flat82"}},
    "target_test": {"at_least": {"reach": "reach"}, "over": {"reach": "exceed"}},
    "bella": {"auto": {"announcing": "automatic"}, "manual": {"announcing": "manual"}},
    "over_ruff": {"always": {"partner_winning": "must_trump"}, "if_opponent_winning": {"partner_winning": "any_trump"}},
    "meld_tie": {"cancel": {"run_tie": "cancel"}, "earlier": {"run_tie": "elder"}},
    "run_tie": {"earlier": {"run_tie": "elder"}},
    "set_scoring": {"own_points": {"fail_to": "own_points"}, "both_totals": {"fail_to": "all"}},
    "tie_deal": {"set": {"tie": "fail"}, "split": {"tie": "made"}},
    "tie_game": {"extra_deal": {"both_reach": "higher"}, "draw": {"both_reach": "higher_or_draw"}},
    "fives": {"50": {"run_points": "20-50"}, "100": {"run_points": "20-50-100"}},
    "equal_seq": {"none": {"run_tie": "cancel"}, "elder": {"run_tie": "elder"}},
    "no_trick_no_meld": {"on": {"trickless_declarations": "lost"}, "off": {"trickless_declarations": "kept"}},
    "dix": {"on": {"exchange": "low_trump"}, "off": {"exchange": "none"}},
    "stock_peek": {"bottom_turned": {"bottom_shown": True}, "none": {"bottom_shown": False}},
    "code": {"amsterdam": {"partner_winning": "no_underruff", "undertrump": "avoid"},
             "rotterdam": {"partner_winning": "must_trump", "undertrump": "must"}},
    "trump_making": {"nku": {"speaks_first": "dealer", "pass_out": "dealer_must_take"},
                     "first_hand": {"speaks_first": "eldest", "pass_out": "eldest_must_take"},
                     "utrecht": {"speaks_first": "eldest", "pass_out": "eldest_at_once"},
                     "turned": {"auction_model": "take_turn_up", "turn_up": "other_pack", "turn_up_to": "nobody",
                                "second_round_suits": "turned_again", "speaks_first": "eldest",
                                "pass_out": "next_dealer"},
                     "kraken": {"doubling": "on"}},
    "deal": {"323": {"packets": "3-2-3"}, "44": {"packets": "4-4"}},
    "under_trump_rotterdam": {"must": {"undertrump": "must"}, "free": {"undertrump": "free"}},
    "pit_defenders": {"0": {"defender_capot": 162}, "100": {"defender_capot": 262}, "200": {"defender_capot": 362}},
    "tie_nat": {"nat": {"tie": "fail"}, "split": {"tie": "made"}},
    "end": {"deals16": {"deals": 16, "target": 0}, "deals12": {"deals": 12, "target": 0},
            "points1500": {"deals": 0, "target": 1500, "both_reach": "higher"}},
}  # fmt: skip

_BALOOT: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "opening_leader": {"dealer_right": {"leader": "eldest"}, "bidder": {"leader": "taker"}},
    "kawesh": {"off": {"throw_in": "off"}, "on": {"throw_in": "low_hand"}},
    "raise_timing": {"before_second_deal": {"phases": "auction-raises-second_deal-declaring-play"},
                     "after_second_deal": {"phases": "auction-second_deal-raises-declaring-play"}},
    "lock": {"never": {"lock": "none"}},
    "over_ruff_scope": {"if_opponent_winning": {"overtrump": True}, "never": {"overtrump": False}},
    "under_ruff": {"forced": {"undertrump": "must"}, "free": {"undertrump": "free"}},
    "hundred_order": {"serial>aces>quartet": {"hundred_order": "serial"},
                      "equal_tier_by_rank": {"hundred_order": "equal_tier"}},
    "project_tie": {"turn_order": {"run_tie": "elder"}, "dealer_first": {"run_tie": "dealer_first"},
                    "cancel_both": {"run_tie": "cancel"}},
    "baloot_block": {"both_cards": {"baloot_block": "hundred"}, "any_scored_project": {"baloot_block": "any_project"},
                     "any_card_in_a_project": {"baloot_block": "any_card"}},
    "kaboot": {"44_and_88": {"kaboot": "44/88"}},
    "kaboot_projects": {"add": {"kaboot_projects": True}, "ignore": {"kaboot_projects": False}},
    "kaboot_raise": {"multiply": {"kaboot_raise": True}, "flat": {"kaboot_raise": False}},
}  # fmt: skip


def _merged(*tables: Mapping[str, Mapping[str, Mapping[str, object]]]) -> dict[str, dict[str, Mapping[str, object]]]:
    """The tables merged into one; the same word of an option in several games must mean the same."""
    found: dict[str, dict[str, Mapping[str, object]]] = {}
    for table in tables:
        for name, values in table.items():
            for word, rules in values.items():
                known = found.setdefault(name, {}).setdefault(word, rules)
                assert known == rules, f"{name}={word} means two things"
    return found


GAME_OPTIONS: Mapping[str, Mapping[str, Mapping[str, object]]] = _merged(
    _CONTREE, _BELOT, _BELA, _FEWER, _GREEK, _EASTERN, _ATLANTIC, _BALOOT
)
"""Option -> word -> the rules it sets."""
