"""The figures of many projects, told again from files of others, or from what people did: nothing is shared with the product.

Reads a JSON question from standard input, `{"of": "budgets" | "costs" | "tickets" | "risks", ...}`, and writes what each
project comes to at the end of a day. Amounts are cents. Entries are told by `money.py`, in exact fractions until the
last step.
"""

import csv
import json
import math
import re
import sys
from datetime import date, datetime, timedelta
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).parent.parent / "finance"))
import money  # noqa: E402

DAY = timedelta(days=1)


def works(day):
    return day.weekday() < 5


def working_days(first, last):
    return sum(works(first + n * DAY) for n in range((last - first).days + 1))


def last_working_day(day):
    while not works(day):
        day -= DAY
    return day


def entry(planned_on, parts, realized=None, realized_on=None, filled=()):
    given = {index: dict(part) for index, part in enumerate(parts)}
    return SimpleNamespace(
        kind="outflow",
        gone=False,
        planned_on=planned_on,
        parts=given,
        realized=realized,
        realized_on=realized_on,
        filled=set(filled),
    )


def still(cents):
    return {"cents": cents, "state": "open", "dueOn": None, "paidOn": None, "moved": None}


def paid(cents, moved, on):
    return {"cents": cents, "state": "paid", "dueOn": None, "paidOn": on, "moved": moved}


def amounts(entries, status):
    """Every measure of money of one project, by the name of its column."""
    return {
        f"{name}.{kind}": value
        for kind in money.KINDS
        for name, value in money.figures(money.of_kind(entries, kind), "competence", status).items()
    }


def us_day(text):
    found = re.fullmatch(r"(\d+)/(\d+)/(\d+)", text.strip())
    if not found:
        return None
    month, day, year = map(int, found.groups())
    return date(year, month, day).isoformat()


def us_cents(text):
    bare = text.strip().lstrip("$").replace(",", "").strip()
    return cents_of(bare) if re.fullmatch(r"\d+(\.\d+)?", bare) else None


def cents_of(text):
    """A half of a cent is rounded up."""
    return math.floor(Fraction(Decimal(text)) * 100 + Fraction(1, 2))


def phase_entry(row, planned_on, budget):
    """A construction was paid, by halves where it has not ended; of another phase somebody said what was realized."""
    spent = us_cents(row["Total Phase Actual Spending Amount"])
    began, ended = us_day(row["Project Phase Actual Start Date"]), us_day(row["Project Phase Actual End Date"])
    if spent is None:
        return entry(planned_on, [still(budget)])
    if row["Project Phase Name"] == "Construction" and spent > 0:
        if ended:
            return entry(planned_on, [paid(budget, spent, ended)], spent, ended, ["realized"])
        if began and spent < budget:
            return entry(planned_on, [paid(spent, spent, began), still(budget - spent)])
    return entry(planned_on, [still(budget)], spent, ended)


def budgets(question):
    """Each phase of a city's buildings with a planned end and a budget is a project with one entry."""
    with open(question["path"], encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    projects, sums = {}, {}
    for index, row in enumerate(rows):
        planned_on, budget = us_day(row["Project Phase Planned End Date"]), us_cents(row["Project Budget Amount"])
        if planned_on is None or not budget:
            continue
        found = amounts([phase_entry(row, planned_on, budget)], question["on"])
        projects[str(index)] = found
        group = sums.setdefault(row["Project Type "].strip(), {}).setdefault("BRL" if index % 2 else "USD", {})
        for name, value in found.items():
            if not name.startswith("deviationPercent"):
                group[name] = group.get(name, 0) + value
    return {"projects": projects, "sums": sums}


def costs(question):
    """Tasks one after the other, eight hours a day, each with an entry of its cost on its last day."""
    with open(question["path"], encoding="utf-8") as file:
        every = json.load(file, parse_float=Decimal)
    status = date.fromisoformat(question["on"])
    overdue = last_working_day(status)
    projects = {}
    for name in question["names"]:
        begin, entries, late, whole, value = date.fromisoformat(question["from"]), [], 0, 0, Fraction(0)
        for task in every[name]["tasks"]:
            end = begin + max(0, math.ceil(Fraction(task["duration_h"]) / 8) - 1) * DAY
            cents = cents_of(str(task["cost"]))
            if cents > 0:
                entries.append(entry(end.isoformat(), [still(cents)]))
            weight = working_days(begin, end)
            late += end < overdue
            whole += weight
            value += working_days(begin, min(end, status)) if begin <= status else 0
            begin = end + DAY
        count = len(every[name]["tasks"])
        work = {"taskCount": count, "openTaskCount": count, "overdueTaskCount": late, "earnedValue": 0}
        work |= {"budgetAtCompletion": whole, "plannedValue": value, "taskProgress": 0}
        projects[name] = {**work, **amounts(entries, question["on"])}
    return {"projects": projects}


def tickets(question):
    """Tickets of a help desk until a moment: each is a task of the project of its product."""
    with open(question["path"], encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["case"] in question["cases"]]
    rows.sort(key=lambda row: row["time:timestamp"])
    found = {}
    for row in rows[: question["count"]]:
        ticket = found.setdefault(row["case"], {"product": row["product"], "by": row["org:resource"], "progress": 0})
        on = datetime.fromisoformat(row["time:timestamp"]).date()
        ticket.setdefault("end", on + question["shift"] * DAY)
        step = row["concept:name"]
        ticket["closed"] = step == "Closed"
        if step != ticket.get("step") and step in question["progress"]:
            ticket["progress"] = question["progress"][step]
        ticket["step"] = step
    overdue = last_working_day(date.fromisoformat(question["on"]))
    return {"projects": {p: desk([t for t in found.values() if t["product"] == p], overdue) for p in products(found)}}


def products(found):
    return {ticket["product"] for ticket in found.values()}


def desk(tasks, overdue):
    """All is done only where every ticket is."""
    left = [task for task in tasks if not task["closed"]]
    done = Fraction(sum(100 if task["closed"] else task["progress"] for task in tasks), len(tasks))
    return {
        "taskCount": len(tasks),
        "finishedTaskCount": len(tasks) - len(left),
        "openTaskCount": len(left),
        "overdueTaskCount": sum(task["end"] < overdue for task in left),
        "unassignedTaskCount": sum(task["by"] != "Value 2" for task in left),
        "taskProgress": min(99, math.floor(done + Fraction(1, 2))) if left else 100,
    }


LEVELS = ("veryLow", "low", "moderate", "high", "veryHigh")


def cards(deeds):
    """The cards that are there after what people did."""
    standing, gone = {}, {}
    for deed in deeds:
        data = deed["data"]
        card_id = data["cardId"]
        if deed["type"] == "AddCard":
            standing[card_id] = {"risk": data.get("risk"), "concludedOn": None}
        elif deed["type"] == "ChangeCard":
            standing[card_id].update({name: data[name] for name in ("risk", "concludedOn") if name in data})
        elif deed["type"] == "DeleteCard":
            gone[card_id] = standing.pop(card_id)
        elif deed["type"] == "RestoreCard":
            standing[card_id] = gone.pop(card_id)
    return standing.values()


def threatened(deeds, status):
    left = [card["risk"] for card in cards(deeds) if card["risk"] and (card["concludedOn"] or "9999") > status]
    threats = [risk for risk in left if risk["riskType"] == "threat"]
    chances = [risk for risk in left if risk["riskType"] == "opportunity"]

    def rank(level):
        return LEVELS.index(level) + 1

    def worst(of, suffix=""):
        scores = [rank(risk[f"probability{suffix}"]) * rank(risk[f"impact{suffix}"]) for risk in of]
        return max(scores, default=None)

    return {
        "openThreatCount": len(threats),
        "highThreatCount": sum(min(rank(risk["probability"]), rank(risk["impact"])) >= 4 for risk in threats),
        "highestThreatScore": worst(threats),
        "highestThreatScoreAfter": worst(threats, "After"),
        "openOpportunityCount": len(chances),
        "highestOpportunityScore": worst(chances),
    }


def risks(question):
    """What people did with cards, as commands that were accepted."""
    return {"projects": {name: threatened(deeds, question["on"]) for name, deeds in question["histories"].items()}}


def plain(found):
    if isinstance(found, dict):
        return {name: plain(each) for name, each in found.items()}
    return float(found) if isinstance(found, Fraction) else found


asked = json.load(sys.stdin)
answers = {"budgets": budgets, "costs": costs, "tickets": tickets, "risks": risks}
json.dump(plain(answers[asked["of"]](asked)), sys.stdout)
