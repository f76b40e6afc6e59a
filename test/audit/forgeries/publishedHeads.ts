import { mailOfHead } from '@prumo/command-service/audit/mailOfHead'
import { aSignedLog, exportOfSome, headOf, idOf, verifierKeyOf } from '../signedLog'
import { bare, type HeadFiles, type Sample, sample } from './forgery'
import { disguises, manglings } from './manglings'
import { cutBack, olderExports } from './olderExports'
import { exported, keys, log } from './story'

const notes = [20, 40, 60].map((size) => headOf(log, size))
const [first = '', second = '', last = ''] = notes
const files = { 'a.checkpoint': first, 'b.checkpoint': second, 'c.checkpoint': last }
const others = aSignedLog(idOf('another organization'), 30)
const key = `${keys[0]}\n`
const kept = { keys, heads: files }

const cutShort = (name: string, heads: HeadFiles, kind: string): Sample =>
  sample(kind, name, cutBack, 'notUnderstood', { keys, heads })
const whole = (name: string, heads: HeadFiles): Sample =>
  sample('honest heads', name, exported(), 'good', { keys, heads })

const textOf = (mangled: string | Uint8Array) => (typeof mangled === 'string' ? mangled : undefined)

export const publishedHeads: Sample[] = [
  ...olderExports,
  ...Object.entries(manglings).map(([name, mangle]) =>
    cutShort(name, { ...files, 'c.checkpoint': mangle(last) }, `head kept with: ${name}`),
  ),
  ...Object.entries(manglings).map(([name, mangle]) =>
    cutShort(`alone, ${name}`, { 'c.checkpoint': mangle(last) }, 'the only head'),
  ),
  // Within one file of several heads: in the middle, and at the end, where something is left to see.
  ...Object.entries(manglings).flatMap(([name, mangle]) => {
    const mangled = textOf(mangle(last))
    if (mangled === undefined || /left|alone$|remark/.test(name)) return []
    return [
      cutShort(`last, ${name}`, { 'all.txt': `${first}\n${second}\n${mangled}` }, 'one of several heads in a file'),
    ]
  }),
  ...Array.from({ length: 12 }, (_, nth) => {
    const length = Math.floor((last.length * (nth + 1)) / 13)
    return cutShort(`after ${length} characters`, { ...files, 'c.checkpoint': last.slice(0, length) }, 'head cut off')
  }),
  ...Object.entries(disguises).map(([name, disguise]) =>
    cutShort(name, { 'all.txt': `${disguise(last)}\n\n${first}` }, 'head that looks like text'),
  ),
  ...['backup.part', 'latest.checkpoint.part.txt', 'x-latest.checkpoint.part', '60.checkpoint.part'].map((name) =>
    cutShort(name, { ...files, 'c.checkpoint': second, [name]: last.slice(0, 50) }, 'cut off under a name of its own'),
  ),
  cutShort('words', { ...files, 'verifier-key': 'a key\n' }, 'no key in the file for it'),
  cutShort(
    'of another id',
    { ...files, 'verifier-key': key.replace(/\+[0-9a-f]{8}/, '+00000000') },
    'no key in the file for it',
  ),
  cutShort('nothing', { ...files, 'verifier-key': '' }, 'no key in the file for it'),
  cutShort('cut off', { ...files, 'verifier-key': key.slice(0, -6) }, 'no key in the file for it'),
  cutShort('a key alone', { 'verifier-key': key }, 'no head at all'),
  cutShort('what was left over alone', { 'latest.checkpoint.part': last }, 'no head at all'),
  cutShort('a folder', { ...files, empty: { empty: true } }, 'what is no file of heads'),
  cutShort('a folder in itself', { ...files, again: { link: '.' } }, 'what is no file of heads'),
  cutShort('a link to nothing', { ...files, gone: { link: 'nowhere' } }, 'what is no file of heads'),
  cutShort('a link to itself', { ...files, self: { link: 'self' } }, 'what is no file of heads'),
  cutShort(
    'what a system leaves',
    { ...files, '.DS_Store': Buffer.from([0, 0, 0, 1, 0x42]) },
    'what is no file of heads',
  ),
  cutShort(
    'of another kind of log',
    { ...files, 'go.txt': last.replaceAll('prumo/', 'sum.example/') },
    'what is no file of heads',
  ),
  sample('honest heads', 'another log’s key changes nothing', exported(), bare('key'), {
    keys: [verifierKeyOf(others)],
    heads: files,
  }),

  whole('each in a file', files),
  whole('in one file', { 'all.txt': notes.join('\n') }),
  whole('in one file, far apart', { 'all.txt': `\n\n${notes.join('\n\n\n')}\n\n` }),
  whole('with line ends of another system', { 'all.txt': notes.join('\n').replaceAll('\n', '\r\n') }),
  whole('in folders', { 'by mail/a.txt': first, 'by mail/2026/b.txt': second }),
  whole('by a link', { ...files, link: { link: 'a.checkpoint' } }),
  whole('with the key', { ...files, 'verifier-key': key, 'verifier-key.txt': key.trimEnd() }),
  whole('with what was left over', { ...files, 'latest.checkpoint.part': last.slice(0, 30), 'verifier-key.part': '' }),
  whole('with those of another log', { ...files, 'theirs.checkpoint': headOf(others, 12) }),
  ...(['pt-BR', 'en'] as const).map((language) => {
    const { text } = mailOfHead('ana@obra.example', language, {
      size: 60,
      checkpoint: last,
      verifierKey: keys[0] ?? '',
    })
    return whole(`as the mail in ${language} has it`, { 'mail.txt': text })
  }),
  whole('two mails in a file', {
    'mails.txt': [first, last]
      .map((checkpoint) => mailOfHead('a@b.example', 'en', { size: 1, checkpoint, verifierKey: keys[0] ?? '' }).text)
      .join('\n'),
  }),
  sample('honest heads', 'beside a selection', exportOfSome(log, [20, 40, 60], [7]), 'good', kept),
]
