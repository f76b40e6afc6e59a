import { type LogExport, timeOf } from '../signedLog'
import { at, bare, type Outcome, type Sample, sample } from './forgery'
import { altered, exported, having, keys, log } from './story'

const whole = exported()
const some = exported(log, [4, 7, 30])
const line = bare('line')

/** The text of an export, changed as text. */
const text = (
  kind: string,
  name: string,
  change: (file: string) => string | Uint8Array,
  outcome: Outcome,
  of = whole,
): Sample => sample(kind, name, change(textOf(of)), outcome, { keys })
const textOf = (exported: LogExport) => Buffer.from(sample('', '', exported, 'good').file).toString()
const field = (kind: string, name: string, index: number, fields: object, outcome: Outcome, of = whole): Sample =>
  sample(
    kind,
    name,
    altered(of, [index], () => ({ ...fields })),
    outcome,
    { keys },
  )
const header = (kind: string, name: string, fields: object): Sample =>
  sample(kind, name, { ...whole, header: { ...whole.header, ...fields } }, bare('header'), { keys })
const inEntry = (name: string, fields: object, outcome: Outcome): Sample =>
  sample(
    'entry with odd fields',
    name,
    altered(whole, [7], ({ entry }) => ({ entry: { ...entry, ...fields } })),
    outcome,
    { keys },
  )
const index = (digits: string) => (file: string) => file.replace('"index":7,', `"index":${digits},`)
const note = String(whole.heads[0]?.head)
const leaf = String(whole.entries[7]?.leaf)
const proofs = (some.entries[1]?.proof ?? []) as string[]
const proof = String(proofs[0])

/** Other texts for the same bytes of base64. */
const otherBase64 = (text: string): [string, string][] => [
  ['unused bits', text.replace(/.=$/, (end) => `${String.fromCharCode(end.charCodeAt(0) + 1)}=`)],
  ['no padding', text.replace('=', '')],
  ['padding too much', `${text}=`],
  ['a blank', ` ${text}`],
  ['a line feed', `${text}\n`],
  ['the other alphabet', text.replaceAll('+', '-').replaceAll('/', '_').replace(/^./, '-')],
]

export const lines: Sample[] = [
  ...['7.0', '7e0', '70e-1', '+7', '07', '-7', '"7"', '7.5', '9007199254740993', '1e400', 'null', 'true'].map(
    (digits) => text('number in other digits', digits, index(digits), line),
  ),
  text('number beyond counting', 'index', index('9007199254740992'), line),
  text('number beyond counting', 'the largest that counts', index('9007199254740991'), at('index', 7)),
  text('number beyond counting', 'in part', index('9007199254740991'), at('inclusion', 2 ** 53 - 1), some),
  text(
    'number beyond counting',
    'revision',
    (file) => file.replace('"revision":1,', '"revision":9007199254740993,'),
    line,
  ),
  text('number below nought', '-0', index('-0'), line),
  text('name twice', 'index', (file) => file.replace('"index":7,', '"index":7,"index":7,'), line),
  text('name twice', 'in the entry', (file) => file.replace('"revision":1,', '"revision":1,"revision":1,'), line),
  text('name twice', 'in the header', (file) => file.replace('"version":2', '"version":1,"version":2'), bare('header')),
  text('name twice', 'in a head', (file) => file.replace('{"head":', '{"head":"x","head":'), line),
  text('names out of order', 'of a line', (file) => file.replace(/"index":7,("leaf":"[^"]*"),/, '$1,"index":7,'), line),
  text(
    'names out of order',
    'of an entry',
    (file) => file.replace(/("at":"[^"]*"),("content":"[^"]*")/, '$2,$1'),
    line,
  ),
  text('escape too many', 'a letter', (file) => file.replace('"type":"Task', '"type":"\\u0054ask'), line),
  text('escape too many', 'a slash', (file) => file.replace('{"head":"prumo/', '{"head":"prumo\\/'), line),
  text('escape too many', 'in a name', (file) => file.replace('{"head":', '{"\\u0068ead":'), line),
  text('escape too many', 'in the header', (file) => file.replace('"all"', '"\\u0061ll"'), bare('header')),
  text('half a letter', 'in data', (file) => file.replace('Funda', '\\ud83cunda'), line),
  text('half a letter', 'in capitals', (file) => file.replace('Funda', '\\uDC00unda'), line),
  text('white space', 'at the end of a line', (file) => file.replace('}\n{"data"', '} \n{"data"'), line),
  text('white space', 'line ends of another system', (file) => file.replaceAll('\n', '\r\n'), bare('header')),
  text('white space', 'an empty line', (file) => file.replace('}\n{"data"', '}\n\n{"data"'), line),
  text('white space', 'an empty line at the end', (file) => `${file}\n`, line),
  text('white space', 'a line feed less at the end', (file) => file.slice(0, -1), line),
  text('bytes that are no text', 'a byte order mark', (file) => `\ufeff${file}`, 'notUnderstood'),
  text('bytes that are no text', 'an overlong letter', (file) => swapped(file, 'Funda', [0xc1, 0x86]), line),
  text('bytes that are no text', 'half a letter', (file) => swapped(file, 'Funda', [0xed, 0xa0, 0x80]), line),
  text('bytes that are no text', 'beyond Unicode', (file) => swapped(file, 'Funda', [0xf4, 0x90, 0x80, 0x80]), line),
  text('bytes that are no text', 'a zero', (file) => `${file}\0`, line),
  text('bytes that are no text', 'UTF-16', (file) => Buffer.from(file, 'utf16le'), 'notUnderstood'),
  ...otherBase64(leaf).map(([name, respelled]) =>
    field('other base64', `leaf, ${name}`, 7, { leaf: respelled }, at('leaf', 7)),
  ),
  ...otherBase64(proof).map(([name, respelled]) =>
    field('other base64', `proof, ${name}`, 7, { proof: [respelled, ...proofs.slice(1)] }, at('inclusion', 7), some),
  ),
  field('proof too long', 'one more', 7, { proof: [...proofs, proof] }, at('inclusion', 7), some),
  field('proof too long', 'none', 7, { proof: [] }, at('inclusion', 7), some),
  field('field too many', 'of an entry line', 7, { erased: { at: timeOf(0), by: 'x', rule: 'y' } }, at('line', 7)),
  field('field too many', 'in Cyrillic', 7, { '\u0435ntry': {} }, line),
  field('field too many', 'as every object has', 7, { ['__proto__']: {} }, line),
  field('field too many', 'a proof beside the leaf', 7, { proof: [] }, line),
  field('content left out', 'data', 7, { data: null }, at('line', 7)),
  field('content left out', 'metadata', 7, { metadata: null }, at('line', 7)),
  field('content left out', 'both', 7, { data: null, metadata: null }, at('line', 7)),
  field(
    'content moved',
    'from data to metadata',
    7,
    { data: '', metadata: `${whole.entries[7]?.data}\n${whole.entries[7]?.metadata}` },
    at('content', 7),
  ),
  inEntry('a field more', { note: 'x' }, line),
  inEntry(
    'an organization in capitals',
    { organizationId: String(log.organizationId).toUpperCase() },
    at('organization', 7),
  ),
  inEntry('no organization', { organizationId: null }, line),
  inEntry('a time in another precision', { at: timeOf(7).replace('.000Z', 'Z') }, at('leaf', 7)),
  inEntry('content in capitals', { content: 'AB'.repeat(32) }, line),
  inEntry('another project', { projectId: null }, at('leaf', 6 + 1)),
  ...[0, 3, -1, true, null, [1]].map((version) =>
    header('header with odd fields', `the version ${JSON.stringify(version)}`, { version }),
  ),
  header('header with odd fields', 'a version in words', { version: '2' }),
  ...['1.0', '2.0', '1e0', '2e0', '20e-1'].map((digits) =>
    text(
      'version in other digits',
      digits,
      (file) => file.replace('"version":2', `"version":${digits}`),
      bare('header'),
    ),
  ),
  header('header with odd fields', 'another scope', { scope: 'ALL' }),
  header('header with odd fields', 'no keys but one', { keys: keys[0] }),
  header('header with odd fields', 'a field more', { note: 'ok' }),
  ...[
    keys[0]?.replace('+', '++'),
    keys[0]?.replace(/\+[0-9a-f]{8}\+/, (id) => id.toUpperCase().replace(/\d/g, '0')),
    ` ${keys[0]}`,
    `${keys[0]}=`,
    '',
  ].map((key, nth) =>
    sample('odd key', `number ${nth + 1}`, { ...whole, header: { ...whole.header, keys: [key] } }, bare('key')),
  ),
  ...[
    note.replace('\n\n', '\n\n\n'),
    `${note}\n`,
    ` ${note}`,
    note.replace(/\n20\n/, '\n020\n'),
    note.slice(0, -1),
    note.replace('\u2014', '--'),
    `\ufeff${note}`,
  ].map((head, nth) =>
    sample('odd note', `number ${nth + 1}`, { ...whole, heads: [{ head }, ...whole.heads.slice(1)] }, bare('origin'), {
      keys,
    }),
  ),
  sample(
    'another log',
    'that says something else',
    exported(having(7, { data: '{"cents":1}' })),
    { check: 'outside-head', from: 0, to: 19 },
    {
      keys,
      heads: { 'a.checkpoint': note },
    },
  ),
]

/** These bytes in the place of a word. */
function swapped(file: string, word: string, bytes: number[]): Uint8Array {
  const [before, ...after] = file.split(word)
  return Buffer.concat([Buffer.from(before ?? ''), Buffer.from(bytes), Buffer.from(after.join(word))])
}
