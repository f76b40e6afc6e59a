import { counted } from './counted.mjs'
import { options } from './options.mjs'

/** What the verifier says in English. @type {import('./words.mjs').Words} */
export const wordsEn = {
  usage: `Usage: prumo-verify <export.jsonl | receipt.json | receipt.pdf> [options]
${options}

  --heads   a file or folder with checkpoints of the log that were published or sent to you, and nothing else
  --key     the verifier key name+id+key, as you got it from elsewhere; may be given several times
  --files   a folder with the files that a signed document has attached
  --lang    en or pt; else as your system is set
  --json    the verdict as JSON
Ends with 0 if all is good, 1 if something is wrong, 2 if the file was not understood, 3 if it is older than your
checkpoints.`,
  headline: (report) => `${standingOf(report)}${missingIn(report)}${saidSince(report)}`,
  bad: 'BAD: this is not what was recorded.',
  notUnderstood: 'NOT UNDERSTOOD:',
  checked: 'Checked:',
  unchecked: 'Not checked, so not proved:',
  counted: ({
    kind,
    organizationId,
    scope,
    entries,
    heads,
    outsideHeads,
    size,
    headAt,
    keyGiven,
    signedBy,
    keyKept,
    erased,
    signed,
    attachments,
  }) => [
    kind === 'log-export'
      ? `log of organization ${organizationId}: ${standing(entries, scope === 'all')} of ${size} at ${headAt ?? 'an unknown time'}`
      : `sign-off receipt of organization ${signed?.organization ? `${signed.organization} (${organizationId})` : organizationId}: its entry is in the tree of ${size} at ${headAt ?? 'an unknown time'}, and the document is the one that was signed`,
    ...(signed
      ? [
          `${signed.act === 'return' ? 'returned' : 'approved'}, signed at ${signed.at}${signed.title === null ? '' : `: "${signed.title}"`}${signed.signer ? `, by ${signed.signer.name} <${signed.signer.email}>, as the log names who signed` : '; the receipt names nobody'}`,
        ]
      : []),
    ...(signed?.sentence ? [`what was signed: "${signed.sentence}"`] : []),
    `signed checkpoints in the file: ${heads}; published ones beside it: ${outsideHeads}; signed by ${keyGiven ? 'the key you gave' : keyKept ? 'the key in the file, which was also kept with your checkpoints' : 'the key in the file'} (${signedBy})`,
    ...erased.map(
      (erasure) =>
        `${counted(erasure.count, 'entry', 'entries')} without content, erased by rule "${erasure.rule}" from ${erasure.firstAt} to ${erasure.lastAt}${erasure.type ? `, recorded by ${erasure.type}` : ''}; ${erasure.count === 1 ? 'its place in the log holds' : 'their places in the log hold'}`,
    ),
    ...attachments.map(
      ({ name, sha256, size }) =>
        `signed with it: the file "${name}", ${counted(size, 'byte', 'bytes')}, SHA-256 ${sha256}`,
    ),
  ],
  where: ({ from, to, line, byte, id }) =>
    [
      from !== null && (from === to ? `entry ${from}` : `the first bad entry is one of ${from} to ${to}`),
      id !== null && `id ${id}`,
      line !== null && `line ${line}, byte ${byte}`,
    ]
      .filter(Boolean)
      .join(', '),
  reasons: {
    usage: (what) => what,
    oneFile: () => 'one file is checked at a time.',
    file: (path) => `no such file: ${path}`,
    folder: (path) => `no such folder: ${path}`,
    heads: (path) => `no signed checkpoints in ${path}`,
    headFile: (name) =>
      `${name}, which was given with the checkpoints, is not understood. A checkpoint has to be as it came: from the line "prumo/…" to the line that begins with "— prumo/…", both whole, with the empty line between, as UTF-8 text. Save it again, and take out of the folder what is no checkpoint.`,
    headFolder: (path) =>
      `the folder ${path}, which was given with the checkpoints, is empty or holds itself. Take it out.`,
    key: (key) => `not a verifier key: ${key}`,
    language: (language) => `no words in ${language}.`,
    pdf: () => 'this PDF does not carry a receipt of Prumo.',
    format: () => 'neither an export of a log nor a receipt of a sign-off.',
  },
  findings: {
    header: () => 'The first line is not as this format has it.',
    line: () => 'A line is not canonical JSON of this format, or is cut off.',
    key: ({ origin, key }) =>
      key === undefined
        ? `The file names no key, or one of them twice, for ${origin}.`
        : `The key ${key} in the file is not one that you gave, or not a key of ${origin}. If the action log says that an operator replaced the key, get the new one from them, and give both.`,
    'key-unused': ({ key }) => `The key ${key} in the file signed none of its checkpoints.`,
    origin: ({ origin, source }) => `A checkpoint${source ? ` (${source})` : ''} is not of ${origin}.`,
    signature: ({ size, headAt, source }) =>
      `The checkpoint of ${entriesIn(size)} of ${headAt}${source ? ` (${source})` : ''} is not signed by the key.`,
    'signature-repeated': ({ size, headAt, source }) =>
      `The checkpoint of ${entriesIn(size)} of ${headAt}${source ? ` (${source})` : ''} has two signatures of one key.`,
    'heads-order': ({ size }) => `The checkpoint of ${entriesIn(size)} stands twice, or after a larger one.`,
    'split-view': ({ size, headAt, otherAt }) =>
      `Two signed checkpoints of ${entriesIn(size)} have different roots (${headAt}, ${otherAt}): two histories were shown.`,
    consistency: ({ size, headAt, before }) =>
      `The checkpoint of ${entriesIn(size)} (${headAt}) is not shown to continue the checkpoint of ${before ?? 0}.`,
    index: ({ index, expected }) =>
      `An entry with index ${index} stands where ${expected} should: entries were removed, inserted or reordered.`,
    organization: ({ organizationId }) => `The entry is of another organization: ${organizationId}.`,
    content: () => "Data or metadata differ from the entry's hash: they were altered.",
    leaf: () => 'The entry differs from its leaf hash: it was altered.',
    inclusion: ({ size, headAt }) => `The proof does not show the entry in the tree of ${entriesIn(size)} (${headAt}).`,
    head: ({ size, headAt }) =>
      `The entries do not give the root of the signed checkpoint of ${entriesIn(size)} (${headAt}).`,
    'outside-head': ({ size, headAt, source }) =>
      `The log differs from the published checkpoint of ${entriesIn(size)} of ${headAt} (${source}): it was rewritten.`,
    'shorter-than-head': ({ size, headAt, source, logSize, logAt }) =>
      `The log is shorter than checkpoint ${size} of ${headAt} (${source}): later, on ${logAt}, it was signed with ${entriesIn(logSize)}. It was cut, or an older copy was restored.`,
    short: ({ from, to }) => `Entries ${from} to ${to} are missing at the end.`,
    beyond: () => 'There are more entries than the last checkpoint says.',
    'head-unlisted': () => 'The log records a checkpoint that the file does not list.',
    'outside-head-unlisted': ({ size, headAt, source }) =>
      `The published checkpoint of ${entriesIn(size)} of ${headAt} (${source}) is not among the checkpoints of the file.`,
    erasure: ({ why }) => `Content is missing that was not erased: ${whyNotErased[why] ?? why}.`,
    'not-canonical': () => 'Data, metadata or content can be read in more than one way: it is no canonical JSON.',
    'not-a-signature': ({ why, type }) => `This is no signature: ${whyNoSignature(why, type)}.`,
    document: () => "The document's content is not the one that was signed.",
    signer: () => 'The receipt names somebody else than the log as who signed.',
    since: ({ why }) =>
      `What the receipt says of the time since is not so: ${why === 'type' ? 'the entry says nothing of a signature' : `the entry is not about it (${why})`}.`,
    attachment: ({ name }) => `The file "${name}" is not the one that was signed.`,
  },
  notChecked: {
    'key-of-file': () =>
      'who signed: the key was taken from the file itself. Hold it against the key that you got from elsewhere.',
    'no-outside-heads': () =>
      'whether the whole log was rewritten by who holds the signing key: give checkpoints that were published.',
    'before-first-head': ({ size, headAt }) =>
      `what happened before your first checkpoint (${entriesIn(size)}, ${headAt}): up to then, who holds the signing key could have rewritten the log.`,
    'after-last-head': ({ count, headAt }) =>
      `the last ${entriesIn(count)} against a checkpoint of yours: your latest is of ${headAt}.`,
    'no-earlier-heads': ({ size, headAt }) =>
      `whether the whole log was rewritten by who holds the signing key: your first checkpoint (${entriesIn(size)}, ${headAt}) is of later than this file.`,
    'later-heads': ({ count, size, headAt }) =>
      `whether the log of ${counted(count, 'later checkpoint of yours', 'later checkpoints of yours')} (from ${entriesIn(size)}, ${headAt}, on) goes on from this file, and what it has more.`,
    'heads-of-others': ({ count, files }) => `${counted(count, 'checkpoint', 'checkpoints')} of other logs: ${files}.`,
    witnesses: ({ count }) =>
      `${counted(count, 'further signature', 'further signatures')} of checkpoints, not by the log's own keys.`,
    'other-keys': ({ count }) =>
      `${counted(count, 'further key', 'further keys')} in the file, by which other checkpoints of the log were signed.`,
    'kept-key': ({ key, signedBy }) =>
      `the key that was kept with your checkpoints (${key}): the file is signed by another (${signedBy}). Ask whether the key was changed, and when.`,
    leftovers: ({ count, files }) => `${counted(count, 'file', 'files')} not written to the end: ${files}.`,
    'text-beside': ({ count, files }) => `text around the checkpoints in ${counted(count, 'file', 'files')}: ${files}.`,
    'heads-not-compared': ({ count, size }) =>
      `the file against ${counted(count, 'checkpoint', 'checkpoints')} of yours: it is the proof of one action, and shows only the checkpoint of ${entriesIn(size)}. Ask for an export of the log.`,
    'left-out': () => 'whether entries were left out: this export is a selection.',
    erasures: ({ count }) =>
      `whether ${counted(count, 'missing content was', 'missing contents were')} erased: what records it is not in this selection, which is of an older format. Ask for a newer export.`,
    'erasures-withheld': ({ count }) =>
      `up to when and by which rule ${counted(count, 'missing content was', 'missing contents were')} erased: the entry that records it is in the file, and its content is withheld from who exported.`,
    'head-of-receipt': ({ size }) =>
      `the receipt's checkpoint against one of yours: you gave none of ${entriesIn(size)}. Ask for an export with the checkpoints between.`,
    standing: () => 'whether it still stands is not in this file: ask for an export of the document.',
    signer: () =>
      'the name of who signed: the receipt does not give it. It is an older one, or the person has been erased since.',
    pages: () =>
      'what the pages of the PDF show: the receipt that it carries was checked. Compare the pages with what is written here.',
    attachment: ({ name }) => `the attachment "${name}": the file was not given.`,
  },
}

/** @param {import('./verdictOn.mjs').Report} report */
const standingOf = ({ laterHead, scope, size, headAt }) =>
  laterHead
    ? `OLDER: ${scope === 'all' ? 'whole' : 'what was checked holds'} up to entry ${size} of ${headAt}; your checkpoints go on to ${laterHead.size} of ${laterHead.headAt}. Ask for a newer export: if that also ends before them, the log was cut, or an older copy was restored.`
    : 'GOOD: what was checked holds.'

/** What a selection has without content. @param {import('./verdictOn.mjs').Report} report */
function missingIn({ missing }) {
  if (!missing || missing.contents === 0) return ''
  const unshown = missing.contents - missing.recorded
  const absent = ` But ${counted(missing.contents, 'content is', 'contents are')} missing`
  if (unshown === 0) return `${absent}, and the log records the erasure.`
  return `${absent}, and this file does not show the erasure${unshown === missing.contents ? '' : ` of ${unshown} of them`}.`
}

/** What has become of a signature. @param {import('./verdictOn.mjs').Report} report */
function saidSince({ signed }) {
  const voided = signed?.voided
    ? ` But the signature was voided on ${signed.voided.at}${whyVoided[signed.voided.because ?? ''] ?? ''}.`
    : ''
  return `${voided}${signed?.newer ? ` Another content of the document was approved on ${signed.newer.at}.` : ''}`
}

/** @type {Record<string, string>} */
const whyVoided = {
  edited: ', as the document was changed',
  returned: ', as the document was returned',
  withdrawn: ', as the request was withdrawn',
}

/** @param {number} count */
const entriesIn = (count) => counted(count, 'entry', 'entries')

/** @param {number} count @param {boolean} areAll */
const standing = (count, areAll) =>
  areAll
    ? `${counted(count, 'entry makes', 'entries make')} up the whole tree`
    : `${counted(count, 'entry is', 'entries are each')} in the tree`

/** @type {Record<string, string>} */
const whyNotErased = {
  project: 'what belongs to no project is never erased',
  never: 'entries of this type are never erased',
  time: 'its time is none',
  later: 'the event that is said to record it stands before it, or is itself',
  type: 'the event that is said to record it records no erasure',
  data: 'the event that is said to record it does not say up to when',
  projectId: 'the erasure was of another project',
  at: 'the erasure was recorded at another time',
  rule: 'the erasure was by another rule',
  to: 'it was recorded after the time up to which was erased',
  withheld: 'only what records an erasure may be withheld',
  found: 'no event of the log records it',
}

/** @param {string} why @param {string} type */
const whyNoSignature = (why, type) =>
  why === 'type' ? `an event of type ${type} signs nothing` : `what was recorded has no ${why} of a signature`
