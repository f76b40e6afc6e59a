"""What curves of money come to, told from the entries of the second ledger: plainly, one day after the other.

Nothing is shared with the product, nor with how it reads days: dates are Python's.
"""

from datetime import date, timedelta
from fractions import Fraction

KINDS = ("inflow", "outflow")


def said(entry):
    """Whether a person said what was realized: payments have not filled it."""
    return entry.realized is not None and "realized" not in entry.filled


def planned_of(entry, part, view):
    return entry.planned_on if view == "competence" else part["dueOn"]


def realized_of(entry, view):
    """Days and amounts; a day is `None` where nobody said it."""
    if view == "competence" and said(entry):
        return [(entry.realized_on, entry.realized)]
    return [(part["paidOn"], part["moved"]) for part in entry.parts.values() if part["state"] == "paid"]


def open_of(entry, view, status):
    parts = [part for part in entry.parts.values() if part["state"] != "cancelled"]
    if view == "competence" and said(entry):
        if entry.realized_on is None or entry.realized_on <= status:
            return []
        left = parts
    else:
        left = [part for part in parts if part["state"] == "open" or part["paidOn"] > status]
    return [(planned_of(entry, part, view), part["cents"]) for part in left]


def end_of(day, step):
    if step == "day":
        return day
    if step == "week":
        return day + timedelta(days=7 - day.isoweekday())
    first = date(day.year + day.month // 12, day.month % 12 + 1, 1)
    return first - timedelta(days=1)


def of_kind(entries, kind):
    return [entry for entry in entries if entry.kind == kind and not entry.gone]


def amounts(entries, view, status):
    planned, realized, still = [], [], []
    for entry in entries:
        planned += [(planned_of(entry, p, view), p["cents"]) for p in entry.parts.values() if p["state"] != "cancelled"]
        realized += realized_of(entry, view)
        still += open_of(entry, view, status)
    return planned, realized, still


def up_to(pairs, day):
    return sum(cents for on, cents in pairs if on is not None and on <= day)


def flow(entries, view, status, day):
    planned, realized, still = amounts(entries, view, status)
    done = up_to(realized, status)
    due = [(max(on, status), cents) for on, cents in still]
    return {
        "planned": up_to(planned, day),
        "realized": up_to(realized, day) if day <= status else None,
        "forecast": done + up_to(due, day) if day >= status else None,
    }


def figures(entries, view, status):
    planned, realized, still = amounts(entries, view, status)
    so_far, done = up_to(planned, status), up_to(realized, status)
    left = sum(cents for _, cents in still)
    whole = sum(cents for _, cents in planned)
    payments = [(p["paidOn"], p["moved"]) for e in entries for p in e.parts.values() if p["state"] == "paid"]
    partly = [p["moved"] for e in entries if e.realized is None for p in e.parts.values() if p["state"] == "paid"]
    return {
        "plannedAmount": so_far,
        "plannedTotalAmount": whole,
        "realizedAmount": done,
        "paidAmount": up_to(payments, status),
        "partlyPaidAmount": sum(partly) if view == "competence" else 0,
        "openAmount": left,
        "overdueAmount": sum(cents for on, cents in still if on < status),
        "estimateAtCompletionBottomUp": done + left,
        "deviation": done - so_far,
        "deviationPercent": (done - so_far) / so_far * 100 if so_far else None,
        "deviationAtCompletion": done + left - whole,
    }


def left_out(entries, kind, view, status):
    cancelled = [p["cents"] for e in entries for p in e.parts.values() if p["state"] == "cancelled"]
    realized = [pair for e in entries for pair in realized_of(e, view)]
    without = [cents for on, cents in realized if on is None]
    later = [cents for on, cents in realized if on is not None and on > status]
    found = (("cancelled", "planned", cancelled), ("noDay", "realized", without), ("afterStatusDay", "realized", later))
    return [
        {"because": because, "kind": kind, "of": of, "count": len(cents), "cents": sum(cents)}
        for because, of, cents in found
        if cents
    ]


def curve(ledger, view, status, step):
    ours = {kind: of_kind(ledger.entries.values(), kind) for kind in KINDS}
    days = [status]
    for entries in ours.values():
        planned, realized, still = amounts(entries, view, status)
        days += [on for on, _ in planned] + [on for on, _ in still if on > status]
        days += [on for on, _ in realized if on is not None and on <= status]
    at, last = end_of(date.fromisoformat(min(days)), step), end_of(date.fromisoformat(max(days)), step)
    points = {status}
    while at <= last:
        points.add(at.isoformat())
        at = end_of(at + timedelta(days=1), step)
    return {
        "points": [
            dict({"on": on}, **{kind: flow(entries, view, status, on) for kind, entries in ours.items()})
            for on in sorted(points)
        ],
        "figures": {kind: figures(entries, view, status) for kind, entries in ours.items()},
        "leftOut": [each for kind, entries in ours.items() for each in left_out(entries, kind, view, status)],
    }


def months(ledger, view, status):
    found = {}
    for kind in KINDS:
        planned, realized, _ = amounts(of_kind(ledger.entries.values(), kind), view, status)
        done = [(on, cents) for on, cents in realized if on is not None and on <= status]
        for of, pairs in (("planned", planned), ("realized", done)):
            for on, cents in pairs:
                month = found.setdefault(on[:7], {each: {"planned": 0, "realized": 0} for each in KINDS})
                month[kind][of] += cents
    return found


def shared(cents, planned, items):
    """An amount parted as what is planned is parted, by largest remainders; the last part is for nothing."""
    given = sum(items)
    weights = items if given > planned else [planned - given] + items
    whole = cents * given // planned if given > planned else cents
    exact = [Fraction(whole * weight, sum(weights)) for weight in weights]
    parts = [int(each) for each in exact]
    missing = whole - sum(parts)
    for index in sorted(range(len(parts)), key=lambda each: (parts[each] - exact[each], each))[:missing]:
        parts[index] += 1
    return parts + [cents - whole] if given > planned else parts[1:] + parts[:1]


def by_delivery(ledger, view, status):
    """The first task of each entry is in a group, the second in none."""
    rows = {}
    for entry in ledger.entries.values():
        if entry.gone:
            continue
        planned, realized, _ = amounts([entry], view, status)
        sums = {"planned": sum(cents for _, cents in planned), "realized": up_to(realized, status)}
        for of, cents in sums.items():
            parts = shared(cents, entry.planned, [item["cents"] for item in entry.items])
            for because, part in zip(("allocated", "ungrouped", "notAllocated"), parts):
                row = rows.setdefault(because, {kind: {"planned": 0, "realized": 0} for kind in KINDS})
                row[entry.kind][of] += part
    return {because: row for because, row in rows.items() if any(any(flow.values()) for flow in row.values())}


def tell(ledger, statuses):
    return [
        {
            **curve(ledger, view, status, step),
            "months": months(ledger, view, status),
            "byDelivery": by_delivery(ledger, view, status),
        }
        for status in statuses
        for view, step in (("competence", "week"), ("cash", "month"))
    ]
