"""A second ledger: what commands come to, told again from nothing but what people did.

Reads a JSON list of histories from standard input, each `{"deeds": [{"id", "at", "type", "data"}], "moments": [...], "statuses": [...]}`,
where a deed is a command that was accepted. What was undone never was: its history is told without it. Writes for each moment what entries of each kind come to, and every installment
with what became of it, and what curves of money come to at the end of the `statuses`, which are days. Amounts are cents.
"""

import json
import sys

import money


class Entry:
    def __init__(self, deed):
        self.kind = deed["kind"]
        self.planned = deed["plannedCents"]
        self.planned_on = deed["plannedOn"]
        self.items = deed["origin"]["items"]
        self.realized_on = deed.get("realizedOn")
        self.realized = deed.get("realizedCents")
        self.parts = {part["installmentId"]: dict(part, state="open", moved=None) for part in deed["installments"]}
        self.filled = set()
        self.gone = False

    def settle(self):
        """The last open installment says what was realized, unless somebody has said it."""
        paid = [part for part in self.parts.values() if part["state"] == "paid"]
        if not paid or any(part["state"] == "open" for part in self.parts.values()):
            return
        if self.realized is None:
            self.realized = sum(part["moved"] for part in paid)
            self.filled.add("realized")
        if self.realized_on is None:
            self.realized_on = max(part["paidOn"] for part in paid)
            self.filled.add("realized_on")

    def unsettle(self):
        for name in self.filled:
            setattr(self, name, None)
        self.filled = set()


class Ledger:
    def __init__(self):
        self.entries = {}

    def take(self, kind, data):
        named = [data["entryId"]] if "entryId" in data else [each["entryId"] for each in data["installments"]]
        # Whatever was done to an entry goes with it where its recording was undone.
        if kind == "RecordEntry" or all(each in self.entries for each in named):
            getattr(self, kind)(data)

    def RecordEntry(self, data):
        self.entries[data["entryId"]] = Entry(data)

    def ChangeEntry(self, data):
        entry = self.entries[data["entryId"]]
        entry.kind = data.get("kind", entry.kind)
        entry.planned = data.get("plannedCents", entry.planned)
        entry.planned_on = data.get("plannedOn", entry.planned_on)
        if "realizedOn" in data and data["realizedOn"] != entry.realized_on:
            entry.realized_on = data["realizedOn"]
            entry.filled.discard("realized_on")
        if "realizedCents" in data and data["realizedCents"] != entry.realized:
            entry.realized = data["realizedCents"]
            entry.filled.discard("realized")
        if "installments" in data:
            kept = entry.parts
            entry.parts = {
                part["installmentId"]: dict(
                    {"state": "open", "moved": None}, **dict(kept.get(part["installmentId"], {}), **part)
                )
                for part in data["installments"]
            }
            was_open = any(part["state"] == "open" for part in kept.values())
            is_open = any(part["state"] == "open" for part in entry.parts.values())
            if was_open and not is_open:
                entry.settle()
            if is_open and not was_open:
                entry.unsettle()

    def DeleteEntry(self, data):
        self.entries[data["entryId"]].gone = True

    def PayInstallment(self, data):
        entry = self.entries[data["entryId"]]
        part = entry.parts[data["installmentId"]]
        left = part["cents"] - data["cents"]
        if left:
            rest = dict(data["rest"], cents=left, state="open", moved=None)
            parts = {}
            for name, each in entry.parts.items():
                parts[name] = each
                if name == data["installmentId"]:
                    parts[rest["installmentId"]] = rest
            entry.parts = parts
        part["cents"] = data["cents"]
        part["state"], part["paidOn"] = "paid", data["paidOn"]
        part["moved"] = data["cents"] + data["interestCents"] + data["fineCents"] - data["discountCents"]
        entry.settle()

    def CancelInstallments(self, data):
        for each in data["installments"]:
            entry = self.entries[each["entryId"]]
            part = entry.parts[each["installmentId"]]
            if part["state"] == "cancelled":
                continue
            part["state"] = "cancelled"
            entry.settle()

    def ReopenInstallments(self, data):
        for each in data["installments"]:
            entry = self.entries[each["entryId"]]
            part = entry.parts[each["installmentId"]]
            if part["state"] == "open":
                continue
            part["state"], part["moved"] = "open", None
            entry.unsettle()

    def PostponeInstallments(self, data):
        for each in data["installments"]:
            self.entries[each["entryId"]].parts[each["installmentId"]]["dueOn"] = each["to"]

    def totals(self):
        found = {}
        for entry in self.entries.values():
            if entry.gone:
                continue
            total = found.setdefault(
                entry.kind,
                dict.fromkeys(("entries", "planned", "paid", "open", "cancelled", "moved", "realized", "against"), 0),
            )
            total["entries"] += 1
            total["realized"] += entry.realized or 0
            for part in entry.parts.values():
                total["planned"] += part["cents"]
                total[part["state"]] += part["cents"]
                total["moved"] += part["moved"] or 0
                if entry.realized is not None and part["state"] != "cancelled":
                    total["against"] += part["cents"]
        return found

    def installments(self):
        rows = [
            [name, part["dueOn"], part["cents"], part["state"], part["moved"]]
            for entry in self.entries.values()
            if not entry.gone
            for name, part in entry.parts.items()
        ]
        return sorted(rows)


def standing(deeds):
    """The deeds that nobody has undone, or whose undo was undone itself."""
    undone, left = set(), []
    for deed in reversed(deeds):
        if deed["id"] in undone:
            continue
        if deed["type"] == "UndoLedgerAction":
            undone.add(deed["data"]["actionId"])
        else:
            left.append(deed)
    return reversed(left)


def tell(history):
    answers = []
    for moment in history["moments"]:
        ledger = Ledger()
        for deed in standing([deed for deed in history["deeds"] if deed["at"] <= moment]):
            ledger.take(deed["type"], deed["data"])
        curves = money.tell(ledger, history["statuses"])
        answers.append({"totals": ledger.totals(), "installments": ledger.installments(), "curves": curves})
    return answers


json.dump([tell(history) for history in json.load(sys.stdin)], sys.stdout)
