"""The verifier of prumo-verify/FORMAT.md once more, written from that text with nothing but Python's standard library.

It is there so that two programs that share no line can be held against each other: python3 verify.py [--key K]... [--heads PATH]... FILE...
prints one JSON verdict for each file, with the check that failed and the indices among which the first bad entry is. With --jobs FILE it reads
lines of JSON instead, each {"file": …, "keys": […], "heads": […]}.
"""

import argparse
import base64
import hashlib
import io
import itertools
import json
import os
import re
import sys
import zlib


class NotUnderstood(Exception):
    pass


class Bad(Exception):
    def __init__(self, check, first=None, last=None):
        super().__init__(check)
        self.finding = {"check": check, "from": first, "to": last}


# Ed25519 (RFC 8032 section 5.1), verifying only. Points are (X, Y, Z, T) with x = X/Z, y = Y/Z, xy = T/Z.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def added(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(factor, point):
    total = (0, 1, 1, 0)
    while factor > 0:
        if factor & 1:
            total = added(total, point)
        point = added(point, point)
        factor >>= 1
    return total


def x_of(y, sign):
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    if square == 0:
        return None if sign else 0
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P != 0:
        return None
    return P - x if (x & 1) != sign else x


def point_of(text):
    y = int.from_bytes(text, "little")
    sign = y >> 255
    y &= (1 << 255) - 1
    x = x_of(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE_X = x_of(BASE_Y, 0)
BASE = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


def verify_ed25519(public_key, message, signature):
    if len(public_key) != 32 or len(signature) != 64:
        return False
    key, r = point_of(public_key), point_of(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if key is None or r is None or s >= L:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + public_key + message).digest(), "little") % L
    left, right = times(s, BASE), added(r, times(h, key))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


def is_weak(public_key):
    """Not in its one form, or a point that eight times makes the neutral one. What is no point at all signs nothing."""
    if int.from_bytes(public_key, "little") & ((1 << 255) - 1) >= P:
        return True
    # Where x is 0 there is no sign: RFC 8032 takes such bytes for no point, and they are weak all the same.
    key = point_of(public_key[:31] + bytes([public_key[31] & 127]))
    eight = None if key is None else times(8, key)
    return eight is not None and eight[0] % P == 0 and (eight[1] - eight[2]) % P == 0


# The Merkle tree of RFC 6962 section 2.1.
def sha256(data):
    return hashlib.sha256(data).digest()


def leaf_hash(entry):
    return sha256(b"\x00" + entry)


def node_hash(left, right):
    return sha256(b"\x01" + left + right)


def push(peaks, leaf):
    """Peaks are (height, hash), the largest first: two of one height become one of the next."""
    peaks.append((0, leaf))
    while len(peaks) > 1 and peaks[-1][0] == peaks[-2][0]:
        height, right = peaks.pop()
        _, left = peaks.pop()
        peaks.append((height + 1, node_hash(left, right)))


def root_of(peaks):
    if not peaks:
        return sha256(b"")
    root = peaks[-1][1]
    for _, left in reversed(peaks[:-1]):
        root = node_hash(left, root)
    return root


def split(size):
    """The largest power of two below a size above 1."""
    return 1 << ((size - 1).bit_length() - 1)


def root_by_inclusion(index, size, leaf, proof):
    """The root that a proof gives, by the recursive definition of PATH; None where the proof has another length."""
    if size == 1:
        return leaf if not proof else None
    if not proof:
        return None
    middle = split(size)
    if index < middle:
        left = root_by_inclusion(index, middle, leaf, proof[:-1])
        return None if left is None else node_hash(left, proof[-1])
    right = root_by_inclusion(index - middle, size - middle, leaf, proof[:-1])
    return None if right is None else node_hash(proof[-1], right)


def roots_by_consistency(first, size, first_root, proof, whole=True):
    """The roots of both trees that a proof gives, by the recursive definition of SUBPROOF; None where it has another length."""
    if first == size:
        if whole:
            return None if proof else (first_root, first_root)
        return (proof[0], proof[0]) if len(proof) == 1 else None
    if not proof:
        return None
    middle = split(size)
    if first <= middle:
        below = roots_by_consistency(first, middle, first_root, proof[:-1], whole)
        return None if below is None else (below[0], node_hash(below[1], proof[-1]))
    below = roots_by_consistency(first - middle, size - middle, first_root, proof[:-1], False)
    return None if below is None else (node_hash(proof[-1], below[0]), node_hash(proof[-1], below[1]))


# Texts.
def canonical(value):
    """RFC 8785 for texts, integers, null, lists and objects; names sort by UTF-16 code units."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{canonical(name)}:{canonical(value[name])}" for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def from_base64(text):
    data = base64.b64decode(text, validate=True)
    if base64.b64encode(data).decode() != text:
        raise ValueError("not base64 in its one form")
    return data


def hashes_of(texts):
    try:
        hashes = [from_base64(text) for text in texts]
    except ValueError:
        return None
    return hashes if all(len(one) == 32 for one in hashes) else None


def key_id(name, public_key):
    return sha256(name.encode() + b"\n\x01" + public_key)[:4]


# White space as the format has it, whatever a language takes for it.
WHITE = "\t\n\x0b\x0c\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
NAME = f"[^{WHITE}+]+"
LONGEST_NOTE = 100_000


def parse_key(text):
    match = re.fullmatch(f"({NAME})\\+([0-9a-f]{{8}})\\+([A-Za-z0-9+/=]+)", text)
    if not match:
        return None
    try:
        key = from_base64(match[3])
    except ValueError:
        return None
    if len(key) != 33 or key[0] != 1 or key_id(match[1], key[1:]).hex() != match[2] or is_weak(key[1:]):
        return None
    return {"name": match[1], "id": bytes.fromhex(match[2]), "public": key[1:]}


def parse_head(note):
    """The text of a note, its signatures, and the head it says; None for what is no checkpoint."""
    end = note.rfind("\n\n") + 1
    text, rest = note[:end], note[end + 1 :]
    if end < 1 or not rest.endswith("\n") or any(c < " " and c != "\n" for c in note):
        return None
    if len(note.encode("utf-16-le", "surrogatepass")) > 2 * LONGEST_NOTE:
        return None
    signatures = []
    for line in rest[:-1].split("\n"):
        match = re.fullmatch(f"\u2014 ({NAME}) ([A-Za-z0-9+/=]+)", line)
        try:
            data = from_base64(match[2]) if match else b""
        except ValueError:
            return None
        if len(data) < 5:
            return None
        signatures.append((match[1], data[:4], data[4:]))
    lines = text[:-1].split("\n")
    if len(lines) < 3 or "" in lines or not re.fullmatch(r"0|[1-9][0-9]*", lines[1]) or int(lines[1]) >= 2**53:
        return None
    root = hashes_of([lines[2]])
    if root is None or len(lines) != 4 or not lines[3].startswith("at ") or not is_instant(lines[3][3:]):
        return None
    return {"text": text, "signatures": signatures, "origin": lines[0], "size": int(lines[1]), "root": root[0], "at": lines[3][3:]}


def signed_head(note, organization, keys):
    head = parse_head(note)
    if head is None or head["origin"] != f"prumo/{organization}" or head["size"] == 0:
        raise Bad("origin")
    if len({(name, identity) for name, identity, _ in head["signatures"]}) < len(head["signatures"]):
        raise Bad("signature-repeated")
    head["signers"] = []
    for name, identity, signature in head["signatures"]:
        for key in keys:
            if (key["name"], key["id"]) == (name, identity):
                if not verify_ed25519(key["public"], head["text"].encode(), signature):
                    raise Bad("signature")
                head["signers"].append(key)
    if not head["signers"]:
        raise Bad("signature")
    return head


# Lines.
def is_text(value):
    return isinstance(value, str)


def is_count(value):
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53


def is_text_or_none(value):
    return value is None or is_text(value)


def is_texts(value):
    return isinstance(value, list) and all(map(is_text, value))


def is_word(value):
    return is_text(value) and value != ""


INSTANT = "([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(?:\\.([0-9]{1,9}))?Z"


def is_instant(value):
    return is_text(value) and re.fullmatch(INSTANT, value) is not None


def in_nanoseconds(instant):
    seconds, fraction = re.fullmatch(INSTANT, instant).groups()
    return seconds + "." + (fraction or "").ljust(9, "0")


def is_hash(value):
    return is_text(value) and re.fullmatch("[0-9a-f]{64}", value) is not None


def is_of(shape):
    def check(value):
        if not isinstance(value, dict):
            return False
        for name, holds in shape.items():
            field = name.rstrip("?")
            if not holds(value[field]) if field in value else field == name:
                return False
        return set(value) <= {name.rstrip("?") for name in shape}

    return check


ENTRY = {"at": is_text, "content": is_hash, "id": is_text, "organizationId": is_text, "projectId": is_text_or_none}
ENTRY |= {"revision": is_count, "stream": is_text, "type": is_text}
ERASED = {"at": is_instant, "by": is_word, "rule": is_word}
EVENT = {"data": is_text_or_none, "entry": is_of(ENTRY), "erased?": is_of(ERASED), "index": is_count}
EVENT |= {"metadata": is_text_or_none}
ENTRY_OF_ALL = EVENT | {"leaf": is_text}
ENTRY_OF_SOME_BEFORE_2 = EVENT | {"proof": is_texts}
ENTRY_OF_SOME = ENTRY_OF_SOME_BEFORE_2 | {"withheld?": lambda value: value is True}
HEAD_OF_ALL = {"head": is_text}
HEAD_OF_SOME = {"consistency": is_texts, "head": is_text}
HEADER = {"keys": is_texts, "organizationId": is_text, "prumo": is_text, "scope": lambda v: v in ("all", "some")}
HEADER |= {"version": lambda v: v in (1, 2) and is_count(v)}
RECEIPT = {"checkpoint": is_text, "content": is_text, "data": is_text, "entry": is_of(ENTRY), "index": is_count}
RECEIPT |= {"keys": is_texts, "metadata": is_text, "proof": is_texts, "prumo": is_text, "version": lambda v: v == 2 and is_count(v)}
RECEIPT |= {"signer?": is_of({"email": is_text, "name": is_text, "salt": is_text})}
RECEIPT_BEFORE_2 = RECEIPT | {"version": lambda v: v == 1 and is_count(v)}
SINCE = is_of({"data": is_text, "entry": is_of(ENTRY), "index": is_count, "metadata": is_text, "proof": is_texts})
RECEIPT |= {"since": lambda value: isinstance(value, list) and all(map(SINCE, value))}


def parsed(text):
    try:
        return json.loads(text)
    except (ValueError, RecursionError, TypeError):
        return None


# Canonical JSON within a line: data, metadata and content, which have any numbers.
DEEPEST = 100


def number_of(value):
    """A number as ECMAScript writes it, which is what RFC 8785 asks for."""
    if value == 0:
        return "0"
    sign, digits, exponent = "-" if value < 0 else "", *re.fullmatch(r"([0-9.]+)(?:e([-+][0-9]+))?", repr(abs(value))).groups()
    whole, _, rest = digits.partition(".")
    rest = "" if rest == "0" else rest
    point = len(whole) + int(exponent or 0)
    digits = whole + rest
    point -= len(digits) - len(digits.lstrip("0"))
    digits = digits.strip("0")
    if 0 < point <= 21:
        text = digits.ljust(point, "0")
        return sign + text[:point] + ("." + text[point:] if len(text) > point else "")
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    power = f"e{'+' if point > 0 else '-'}{abs(point - 1)}"
    return sign + digits[0] + ("." + digits[1:] if len(digits) > 1 else "") + power


def refuse(constant):
    raise ValueError(constant)


def finite(text):
    value = float(text)
    if value in (float("inf"), float("-inf")):
        refuse(text)
    return value


def written(value, levels=DEEPEST):
    if isinstance(value, (dict, list)) and levels == 0:
        raise ValueError("too deep")
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{written(name)}:{written(value[name], levels - 1)}" for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(written(one, levels - 1) for one in value) + "]"
    if isinstance(value, float):
        return number_of(value)
    return re.sub("[\ud800-\udfff]", lambda half: f"\\u{ord(half[0]):04x}", json.dumps(value, ensure_ascii=False))


def canonical_in(text):
    """The object of a text that is canonical JSON; None for any other text."""
    try:
        value = json.loads(text, parse_int=finite, parse_float=finite, parse_constant=refuse)
        return value if isinstance(value, dict) and written(value) == text else None
    except (ValueError, RecursionError, TypeError):
        return None


def field_of(value, *names):
    for name in names:
        value = value.get(name) if isinstance(value, dict) else None
    return value


def line_of(raw, shape, check="line"):
    try:
        text = raw.decode("utf-8")
        value = parsed(text[:-1])
        good = text.endswith("\n") and is_of(shape)(value) and canonical(value).encode() + b"\n" == raw
    except ValueError:
        good = False
    if not good:
        raise Bad(check)
    return value


# Verifying.
def trusted(said, organization, given):
    keys = [parse_key(text) if not given or text in given else None for text in said]
    if len(set(said)) < len(said):
        raise Bad("key")
    if not keys or any(key is None or key["name"] != f"prumo/{organization}" for key in keys):
        raise Bad("key")
    return keys


def outside_heads(notes, organization, keys, size=None, last=None, later=()):
    """Of one size, where nothing can be said of another. Those beyond the last of the file may be signed by later keys."""
    own = [note for note in notes if note.split("\n", 1)[0] == f"prumo/{organization}"]
    parsed_heads = [(note, parse_head(note)) for note in own]
    own = [note for note, head in parsed_heads if size is None or head is None or head["size"] == size]
    ends = dict(parsed_heads)
    heads = []
    for note in own:
        is_later = last is not None and ends[note] is not None and ends[note]["size"] > last["size"]
        heads.append(signed_head(note, organization, [*keys, *later] if is_later else keys))
    heads.sort(key=lambda head: head["size"])
    must_not_split(heads)
    return heads


def must_not_split(heads):
    for one, other in zip(heads, heads[1:]):
        if one["size"] == other["size"] and one["root"] != other["root"]:
            raise Bad("split-view")


ERASING = "ActionLogErased"
NEVER_ERASED = {
    *(ERASING, "LogHeadSigned", "HeadPublished", "HeadPublicationFailed"),
    *("HeadPlacesChosen", "OlderLogAccepted", "LogAccepted"),
    *("ShorterLogAccepted", "SigningKeyReplaced", "KeptHeadsReplaced"),
}


class Erasures:
    def __init__(self):
        self.claims, self.passed = {}, set()

    def claim(self, line):
        entry, erased, index = line["entry"], line["erased"], line["index"]
        holds = entry["projectId"] is not None and entry["type"] not in NEVER_ERASED and is_instant(entry["at"])
        if not holds or erased["by"] == entry["id"] or erased["by"] in self.passed:
            raise Bad("erasure", index, index)
        same = (entry["projectId"], erased["at"], erased["rule"])
        claims = self.claims.setdefault(erased["by"], {})
        latest = (in_nanoseconds(entry["at"]), -index)
        first, before = claims.get(same, (index, latest))
        claims[same] = (first, max(before, latest))

    def see(self, line):
        entry = line["entry"]
        if entry["type"] == ERASING:
            self.passed.add(entry["id"])
        claims = self.claims.pop(entry["id"], {})
        withheld = "withheld" in line
        if withheld and (entry["type"] != ERASING or not claims):
            raise Bad("erasure", line["index"], line["index"])
        said = canonical_in(line["data"]) if claims and not withheld else None
        for (project, at, rule), (first, (latest, place)) in claims.items():
            to = field_of(said, "to")
            if withheld:
                if entry["projectId"] != project or entry["at"] != at:
                    raise Bad("erasure", first, first)
                continue
            fits = entry["type"] == ERASING and is_instant(to) and entry["at"] == at and field_of(said, "rule") == rule
            if not fits or entry["projectId"] != project or field_of(said, "projectId") != project:
                raise Bad("erasure", first, first)
            if latest > in_nanoseconds(to):
                raise Bad("erasure", first, -place)

    def must_be_recorded(self):
        if self.claims:
            first = min(first for claims in self.claims.values() for first, _ in claims.values())
            raise Bad("erasure", first, first)


def checked_leaf(line, organization, expected, scope, erasures):
    index, entry = line["index"], line["entry"]
    if index != expected if scope == "all" else index < expected:
        raise Bad("index", expected, expected)
    if entry["organizationId"] != organization:
        raise Bad("organization", index, index)
    gone = line["data"] is None
    why_gone = [name for name in ("erased", "withheld") if name in line]
    if len(why_gone) != (1 if gone else 0) or gone != (line["metadata"] is None):
        raise Bad("line", index, index)
    if "erased" in line:
        erasures.claim(line)
    elif gone:
        pass
    else:
        content = hashlib.sha256(f"{line['data']}\n{line['metadata']}".encode()).hexdigest()
        if content != entry["content"]:
            raise Bad("content", index, index)
    erasures.see(line)
    return leaf_hash(canonical(entry).encode())


def must_be_listed(line, texts):
    if line["entry"]["type"] != "LogHeadSigned":
        return
    note = field_of(canonical_in(line["data"]), "checkpoint")
    if not is_text(note) or note[: note.rfind("\n\n") + 1] not in texts:
        raise Bad("head-unlisted", line["index"], line["index"])


def must_be_in(head, line, leaf):
    index, proof = line["index"], hashes_of(line["proof"])
    holds = proof is not None and index < head["size"]
    if not holds or root_by_inclusion(index, head["size"], leaf, proof) != head["root"]:
        raise Bad("inclusion", index, index)


def verify_export(lines, given, notes, kept):
    header = line_of(next(lines), HEADER, "header")
    organization, scope = header["organizationId"], header["scope"]
    keys = trusted(header["keys"], organization, given)
    heads, texts = [], set()
    raw = next(lines, None)
    while raw is not None and not raw.startswith(b'{"data":'):
        line = line_of(raw, HEAD_OF_ALL if scope == "all" else HEAD_OF_SOME)
        head = signed_head(line["head"], organization, keys)
        before = heads[-1] if heads else None
        must_not_split(heads[-1:] + [head])
        if before and head["size"] <= before["size"]:
            raise Bad("heads-order")
        if scope == "some":
            must_continue(before, head, line["consistency"])
        heads.append(head)
        texts.add(head["text"])
        raw = next(lines, None)
    if not heads:
        raise Bad("line")
    if any(all(key not in head["signers"] for head in heads) for key in keys):
        raise Bad("key-unused")
    later = [key for key in map(parse_key, [*given, *kept]) if key["name"] == f"prumo/{organization}"]
    if scope == "all":
        outside = outside_heads(notes, organization, keys, None, heads[-1], later)
        return read_all(raw, lines, organization, heads, texts, outside)
    second = None if raw is None else next(lines, None)
    of_one = len(heads) == 1 and raw is not None and second is None
    outside = outside_heads(notes, organization, keys, heads[0]["size"] if of_one else None, heads[-1], later)
    is_older = must_list(heads, outside)
    entries = [one for one in (raw, second) if one is not None]
    read_some(itertools.chain(entries, lines), organization, heads[-1], None if of_one else texts, header["version"])
    return is_older


def must_continue(before, head, proof):
    hashes = hashes_of(proof)
    if before is None:
        good = hashes == []
    else:
        roots = None if hashes is None else roots_by_consistency(before["size"], head["size"], before["root"], hashes)
        good = roots == (before["root"], head["root"])
    if not good:
        raise Bad("consistency")


def must_reach(last, outside):
    """A log grows: its smaller head is the older one. Whether the file ends before a published head."""
    for head in outside:
        if head["size"] > last["size"] and in_nanoseconds(last["at"]) > in_nanoseconds(head["at"]):
            raise Bad("shorter-than-head", last["size"], head["size"] - 1)
    return any(head["size"] > last["size"] for head in outside)


def must_list(heads, outside):
    is_older = must_reach(heads[-1], outside)
    for head in (head for head in outside if head["size"] <= heads[-1]["size"]):
        roots = [one["root"] for one in heads if one["size"] == head["size"]]
        if not roots:
            raise Bad("outside-head-unlisted")
        if roots[0] != head["root"]:
            raise Bad("outside-head")
    return is_older


def read_all(raw, lines, organization, heads, texts, outside):
    due = [("head", head) for head in heads] + [("outside-head", head) for head in outside]
    due.sort(key=lambda one: one[1]["size"])
    last, peaks, size, agreed, erasures = heads[-1]["size"], [], 0, 0, Erasures()
    while raw is not None:
        line = line_of(raw, ENTRY_OF_ALL)
        if size >= last:
            raise Bad("beyond", line["index"], line["index"])
        leaf = checked_leaf(line, organization, size, "all", erasures)
        if base64.b64encode(leaf).decode() != line["leaf"]:
            raise Bad("leaf", size, size)
        must_be_listed(line, texts)
        push(peaks, leaf)
        size += 1
        while due and due[0][1]["size"] == size:
            check, head = due.pop(0)
            if root_of(peaks) != head["root"]:
                raise Bad(check, agreed, size - 1)
            if not due or due[0][1]["size"] != size:
                agreed = size
        raw = next(lines, None)
    if size != last:
        raise Bad("short", size, last - 1)
    is_older = must_reach(heads[-1], outside)
    erasures.must_be_recorded()
    return is_older


def read_some(lines, organization, head, texts, version):
    expected, erasures = 0, Erasures()
    for raw in lines:
        line = line_of(raw, ENTRY_OF_SOME if version > 1 else ENTRY_OF_SOME_BEFORE_2)
        must_be_in(head, line, checked_leaf(line, organization, expected, "some", erasures))
        if texts is not None:
            must_be_listed(line, texts)
        expected = line["index"] + 1
    if version > 1:
        erasures.must_be_recorded()


ACTS = {"DocumentApproved": "approve", "DocumentReturned": "return"}


def must_be_signature(receipt):
    place = receipt["index"]
    if any(canonical_in(receipt[name]) is None for name in ("data", "metadata", "content")):
        raise Bad("not-canonical", place, place)
    if not is_signature(receipt):
        raise Bad("not-a-signature", place, place)
    return canonical_in(receipt["data"])


def is_signature(receipt):
    data, act = canonical_in(receipt["data"]), ACTS.get(receipt["entry"]["type"])
    words = [field_of(data, "signatureId"), field_of(data, "userId"), field_of(data, "meaning", "sentence")]
    hashes = [field_of(data, "contentHash"), field_of(data, "signerHash")]
    return act is not None and all(map(is_word, words)) and all(map(is_hash, hashes)) and field_of(data, "meaning", "act") == act


def must_be_since(receipt, organization, head):
    signed, expected, types = canonical_in(receipt["data"]), receipt["index"] + 1, []
    for since in receipt.get("since", []):
        must_be_in(head, since, checked_leaf(since, organization, expected, "some", Erasures()))
        entry, data = since["entry"], canonical_in(since["data"])
        good = entry["type"] in ("SignOffVoided", "DocumentApproved") and entry["type"] not in types
        good = good and all(entry[name] == receipt["entry"][name] for name in ("stream", "projectId"))
        good = good and data is not None and canonical_in(since["metadata"]) is not None
        if good and entry["type"] == "SignOffVoided":
            approvals = field_of(data, "before", "approvals")
            named = [field_of(one, "signatureId") for one in approvals] if isinstance(approvals, list) else []
            good = signed["signatureId"] in named
        elif good:
            rounds = [field_of(signed, "round"), field_of(data, "round")]
            good = all(isinstance(one, float) and one.is_integer() and abs(one) < 2**53 for one in rounds)
            good = good and is_signature(since) and rounds[0] < rounds[1] and data["contentHash"] != signed["contentHash"]
        if not good:
            raise Bad("since", since["index"], since["index"])
        types.append(entry["type"])
        expected = since["index"] + 1


def verify_receipt(lines, given, notes, _kept):
    raw = next(lines)
    receipt = line_of(raw, RECEIPT_BEFORE_2 if field_of(value_of(raw), "version") == 1 else RECEIPT, "header")
    organization = receipt["entry"]["organizationId"]
    if next(lines, None) is not None:
        raise Bad("line")
    keys = trusted(receipt["keys"], organization, given)
    head = signed_head(receipt["checkpoint"], organization, keys)
    must_be_in(head, receipt, checked_leaf(receipt, organization, 0, "some", Erasures()))
    data = must_be_signature(receipt)
    if hashlib.sha256(receipt["content"].encode()).hexdigest() != data["contentHash"]:
        raise Bad("document", receipt["index"], receipt["index"])
    if "signer" in receipt:
        if hashlib.sha256(canonical(receipt["signer"]).encode()).hexdigest() != data["signerHash"]:
            raise Bad("signer", receipt["index"], receipt["index"])
    must_be_since(receipt, organization, head)
    for one in outside_heads(notes, organization, keys, head["size"]):
        if one["root"] != head["root"]:
            raise Bad("outside-head")


# PDFs (ISO 32000-1). Names are bytes that begin with a slash, texts ("text", bytes), references ("ref", number).
LARGEST_PDF = 64 << 20
TOKEN = re.compile(rb"(?:[\0\t\n\f\r ]|%[^\r\n]*(?=[\r\n]|\Z))*(<<|>>|\[|\]|\(|<[0-9A-Fa-f\0\t\n\f\r ]*>|/?[^\0\t\n\f\r ()<>\[\]{}/%]+|/)")
ESCAPED = re.compile(rb"#([0-9A-Fa-f]{2})")
PDF_END = re.compile(rb"startxref\n([0-9]{1,10})\n%%EOF[\r\n]*\Z")


def pdf_token(data, at):
    found = TOKEN.match(data, at)
    if not found:
        raise NotUnderstood()
    return found.group(1), found.end()


def pdf_text(data, at):
    depth = 0
    began = at - 1
    at = began
    while at < len(data):
        if data[at : at + 1] == b"\\":
            at += 1
        elif data[at : at + 1] == b"(":
            depth += 1
        elif data[at : at + 1] == b")":
            depth -= 1
            if depth == 0:
                return ("text", data[began : at + 1]), at + 1
        at += 1
    raise NotUnderstood()


def pdf_value(data, at, depth=0):
    if depth > 40:
        raise NotUnderstood()
    token, end = pdf_token(data, at)
    if token == b"<<":
        return pdf_dictionary(data, end, depth)
    if token == b"[":
        values = []
        while True:
            token, after = pdf_token(data, end)
            if token == b"]":
                return values, after
            value, end = pdf_value(data, end, depth + 1)
            values.append(value)
    if token == b"(":
        return pdf_text(data, end)
    if token in (b">>", b"]"):
        raise NotUnderstood()
    if token.startswith(b"/"):
        return ESCAPED.sub(lambda digits: bytes([int(digits.group(1), 16)]), token), end
    if re.fullmatch(rb"[0-9]{1,10}", token):
        reference = re.compile(rb" 0 R(?=[\0\t\n\f\r ()<>\[\]{}/%]|\Z)").match(data, end)
        return (("ref", int(token)), reference.end()) if reference else (int(token), end)
    return ("word", token), end


def pdf_dictionary(data, at, depth):
    fields = {}
    while True:
        key, end = pdf_token(data, at)
        if key == b">>":
            return fields, end
        if not key.startswith(b"/"):
            raise NotUnderstood()
        key = ESCAPED.sub(lambda digits: bytes([int(digits.group(1), 16)]), key)
        if key in fields:
            raise NotUnderstood()
        fields[key], at = pdf_value(data, end, depth + 1)


def expect(data, at, mark):
    if not data.startswith(mark, at):
        raise NotUnderstood()
    return at + len(mark)


def pdf_object(data, number, at):
    value, at = pdf_value(data, expect(data, at, b"%d 0 obj\n" % number))
    content = None
    if data.startswith(b"\nstream\n", at):
        length = value.get(b"/Length") if isinstance(value, dict) else None
        if not isinstance(length, int):
            raise NotUnderstood()
        begin = at + len(b"\nstream\n")
        content = data[begin : begin + length]
        at = expect(data, begin + length, b"\nendstream")
    return value, content, expect(data, at, b"\nendobj\n")


def pdf_objects(data):
    end = PDF_END.search(data)
    if not end or data.count(b"startxref") != 1 or data.count(b"%%EOF") != 1:
        raise NotUnderstood()
    table = int(end.group(1))
    head = re.compile(rb"xref\n0 ([0-9]{1,7})\n").match(data, table)
    if not head:
        raise NotUnderstood()
    at = head.end()
    offsets = {}
    for number in range(int(head.group(1))):
        entry = re.compile(rb"([0-9]{10}) (65535 f|00000 n) \n").match(data, at)
        if not entry or (entry.group(2) == b"65535 f") != (number == 0):
            raise NotUnderstood()
        if number > 0:
            offsets[number] = int(entry.group(1))
        at = entry.end()
    trailer, at = pdf_value(data, expect(data, at, b"trailer\n"))
    following, _ = pdf_token(data, at)
    if not isinstance(trailer, dict) or following != b"startxref":
        raise NotUnderstood()
    if trailer.keys() & {b"/Prev", b"/XRefStm", b"/Encrypt"}:
        raise NotUnderstood()
    header = re.compile(rb"%PDF-1\.[0-9]\n%[^\n]{4}\n").match(data)
    reached = header.end() if header else -1
    objects = {}
    for number, offset in sorted(offsets.items(), key=lambda each: each[1]):
        if offset != reached:
            raise NotUnderstood()
        *objects[number], reached = pdf_object(data, number, offset)
    if reached != table:
        raise NotUnderstood()
    return objects, trailer


def pdf_keys(value):
    if isinstance(value, list):
        for each in value:
            yield from pdf_keys(each)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from pdf_keys(inner)


def file_in_pdf(data):
    if len(data) > LARGEST_PDF:
        raise NotUnderstood()
    objects, trailer = pdf_objects(data)
    keys = [key for value, _ in objects.values() for key in pdf_keys(value)]
    types = [value.get(b"/Type") for value, _ in objects.values() if isinstance(value, dict)]
    if keys.count(b"/EF") != 1 or keys.count(b"/EmbeddedFiles") != 1:
        raise NotUnderstood()
    if types.count(b"/EmbeddedFile") > 1 or b"/ObjStm" in types or b"/XRef" in types:
        raise NotUnderstood()

    def object_of(value):
        if not isinstance(value, tuple) or value[0] != "ref" or value[1] not in objects:
            raise NotUnderstood()
        return objects[value[1]]

    def inside(value, key, only=None):
        if isinstance(value, tuple) and value[0] == "ref":
            value = object_of(value)[0]
        if not isinstance(value, dict) or key not in value or (only and value.keys() - only):
            raise NotUnderstood()
        return value[key]

    names = inside(inside(inside(trailer, b"/Root"), b"/Names"), b"/EmbeddedFiles")
    pairs = inside(names, b"/Names", {b"/Names"})
    if isinstance(pairs, tuple) and pairs[0] == "ref":
        pairs = object_of(pairs)[0]
    if not isinstance(pairs, list) or len(pairs) != 2:
        raise NotUnderstood()
    fields, content = object_of(inside(inside(pairs[1], b"/EF"), b"/F", {b"/F"}))
    allowed = {b"/Type", b"/Subtype", b"/Params", b"/Length", b"/Filter"}
    if inside(fields, b"/Filter", allowed) != b"/FlateDecode" or content is None:
        raise NotUnderstood()
    inflating = zlib.decompressobj()
    try:
        inflated = inflating.decompress(content, LARGEST_PDF + 1)
    except zlib.error:
        raise NotUnderstood()
    if not inflating.eof or inflating.unused_data or len(inflated) > LARGEST_PDF:
        raise NotUnderstood()
    return inflated


def opened(path):
    file = open(path, "rb")
    is_pdf = file.read(5) == b"%PDF-"
    file.seek(0)
    if not is_pdf:
        return file
    with file:
        return io.BytesIO(file_in_pdf(file.read(LARGEST_PDF + 1)))


def verdict_on(path, given, notes, kept):
    try:
        file = opened(path)
    except NotUnderstood:
        return {"verdict": "notUnderstood", "finding": None}
    with file:
        first = value_of(file.readline())
        file.seek(0)
        kind = first.get("prumo") if isinstance(first, dict) else None
        verify = {"log-export": verify_export, "sign-off-receipt": verify_receipt}.get(kind if is_text(kind) else "")
        if verify is None:
            return {"verdict": "notUnderstood", "finding": None}
        try:
            is_older = verify(iter(file), given, notes, kept)
            return {"verdict": "older" if is_older else "good", "finding": None}
        except Bad as bad:
            return {"verdict": "bad", "finding": bad.finding}


def value_of(raw):
    try:
        return parsed(raw.decode("utf-8")) if raw.endswith(b"\n") else None
    except ValueError:
        return None


# Files that were kept with heads.
LEFTOVER = "(verifier-key|latest\\.checkpoint|[0-9]{12,16}-[0-9a-f]{16}\\.checkpoint)\\.part"
ORIGIN = f"prumo/{NAME}"
PART_OF_HEAD = re.compile(
    "[Pp][Rr][Uu][Mm][Oo]/|^[ \t]*[0-9]+[ \t]*$|[A-Za-z0-9+/=]{40}|[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}"
)
DASH = "\u2014 "


def files_below(path, within=()):
    if os.path.isfile(path):
        return [path]
    folder = os.path.realpath(path)
    names = sorted(os.listdir(path)) if os.path.isdir(path) else []
    if not names or folder in within:
        raise NotUnderstood(path)
    return [one for name in names for one in files_below(os.path.join(path, name), (*within, folder))]


def is_head_of_some_log(note):
    head = parse_head(note)
    if head is None or any(line.startswith(" ") or line.endswith(" ") for line in note.split("\n")):
        return False
    named = [name for name, _, _ in head["signatures"]]
    return re.fullmatch(ORIGIN, head["origin"]) is not None and head["origin"] in named


def is_key_of_some_log(line):
    key = parse_key(line)
    return key is not None and re.fullmatch(ORIGIN, key["name"]) is not None


def kept_in(path):
    """The heads and the keys in a file that was kept."""
    if re.fullmatch(LEFTOVER, os.path.basename(path)):
        return [], []
    with open(path, "rb") as file:
        raw = file.read()
    try:
        text = raw.decode("utf-8").replace("\r\n", "\n")
    except ValueError:
        raise NotUnderstood(path) from None
    if text.startswith("\ufeff") or any((one < " " and one not in "\t\n") or one == "\x7f" for one in text):
        raise NotUnderstood(path)
    blocks = re.findall("(\n*)([^\n]+(?:\n[^\n]+)*)", text)
    notes, keys, last, at = [], [], "", 0
    while at < len(blocks):
        lines = blocks[at][1].split("\n")
        gap, following = blocks[at + 1] if at + 1 < len(blocks) else ("", "")
        at += 1
        if following and all(line.startswith(DASH) for line in following.split("\n")):
            note = "\n".join(lines) + "\n\n" + following + "\n"
            if len(gap) != 2 or not is_head_of_some_log(note):
                raise NotUnderstood(path)
            notes.append(note)
            last, at = "note", at + 1
        elif all(map(is_key_of_some_log, lines)):
            keys += lines
            last = "key"
        elif any(line.startswith(DASH) or PART_OF_HEAD.search(line) for line in lines):
            raise NotUnderstood(path)
        else:
            last = "text"
    if last != "key" and not (last == "note" and text.endswith("\n")):
        raise NotUnderstood(path)
    return notes, keys


def verdicts_on(files, keys, paths):
    try:
        parts = [kept_in(file) for path in paths for file in files_below(path)]
        notes, kept = ([each for part in parts for each in part[which]] for which in (0, 1))
        if paths and not notes:
            raise NotUnderstood("no heads")
        if any(parse_key(key) is None for key in keys):
            raise NotUnderstood("no key")
    except NotUnderstood:
        return [{"verdict": "notUnderstood", "finding": None} for _ in files]
    return [verdict_on(path, keys, notes, kept) for path in files]


def main():
    asked = argparse.ArgumentParser()
    asked.add_argument("--key", action="append", default=[])
    asked.add_argument("--heads", action="append", default=[])
    asked.add_argument("--jobs")
    asked.add_argument("files", nargs="*")
    given = asked.parse_args()
    jobs = [{"files": given.files, "keys": given.key, "heads": given.heads}]
    if given.jobs:
        with open(given.jobs, encoding="utf-8") as lines:
            jobs = [{**job, "files": [job["file"]]} for job in map(json.loads, lines)]
    for job in jobs:
        for verdict in verdicts_on(job["files"], job["keys"], job["heads"]):
            print(json.dumps(verdict))


if __name__ == "__main__":
    sys.exit(main())
