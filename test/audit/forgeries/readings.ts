import { canonicalJson } from '../../../prumo-verify/entry.mjs'
import { type Fields, receiptOf } from '../signedLog'
import { at, lineOf, type Sample, sample } from './forgery'
import { approvedAt, content, count, eventAt, hashOf, having, keys, signing } from './story'

const data = canonicalJson(signing('approve'))
const metadata = canonicalJson({ commandId: 'c' })
const kind = 'receipt in two readings'

/** A receipt whose log has exactly these texts, and is signed as it is. */
function receipt(texts: { data?: string; metadata?: string; content?: string }): Fields {
  const signed = texts.content ?? content
  const signingText = texts.data ?? canonicalJson(signing('approve', { contentHash: hashOf(signed) }))
  const event = { ...eventAt(approvedAt, 'DocumentApproved', signingText), metadata: texts.metadata ?? metadata }
  const { signer: _, ...rest } = receiptOf(having(approvedAt, event), approvedAt, count, signed)
  return rest
}
const read = (name: string, texts: Parameters<typeof receipt>[0], of = kind): Sample =>
  sample(of, name, lineOf(receipt(texts)), at('not-canonical', approvedAt), { keys })

const twice = (text: string, field: string) => text.replace('{', `{${field},`)
const round = (number: string) => data.replace('"round":1', `"round":${number}`)
const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`

export const readings: Sample[] = [
  sample(
    'honest',
    'numbers of every kind',
    lineOf(receipt({ content: '{"a":[0,-1,1.5,1e+21,1e-7,123456789012345680000]}' })),
    'good',
    { keys },
  ),
  sample(
    'honest',
    'every letter',
    lineOf(receipt({ content: canonicalJson({ '\u00e9\u{1f3d7}\u2028': '\t\n"\\\u0001\u007f' }) })),
    'good',
    { keys },
  ),
  sample('honest', 'names that are numbers', lineOf(receipt({ content: '{"10":1,"9":2,"__proto__":3}' })), 'good', {
    keys,
  }),
  sample('honest', 'half a letter, as it was recorded', lineOf(receipt({ content: '{"a":"\\ud83c"}' })), 'good', {
    keys,
  }),
  sample('honest', 'a hundred levels', lineOf(receipt({ content: nested(100) })), 'good', { keys }),
  read('the hash of the content twice', { data: twice(data, '"contentHash":"x"') }),
  read('the hash of the content twice, the same', { data: twice(data, `"contentHash":"${hashOf(content)}"`) }),
  read('the hash of the signer twice', { data: twice(data, '"signerHash":"x"') }),
  read('the meaning twice', { data: twice(data, '"meaning":{"act":"return","sentence":"Devolvo."}') }),
  read('the sentence twice', { data: data.replace('"sentence"', '"sentence":"Devolvo.","sentence"') }),
  read('a name twice, once in escapes', { data: twice(data, '"\\u0075serId":"x"') }),
  read('the title twice in the content', { content: '{"title":"Outro","title":"Laudo"}' }),
  read('an attachment twice in the content', { content: '{"attachments":[{"name":"a","name":"b"}]}' }),
  read('a name twice in the metadata', { metadata: '{"commandId":"a","commandId":"c"}' }),
  ...['1.0', '1e0', '10e-1', '-0', '1E0', '9007199254740993', '1e400', '0.10', '1e21', 'NaN'].map((number) =>
    read(`the number ${number}`, { data: round(number) }, 'receipt with a number in other digits'),
  ),
  ...[' ', '\n', '\t', '\r\n', '\u00a0'].map((white) =>
    read(JSON.stringify(white), { data: data.replace('{', `{${white}`) }, 'receipt with white space'),
  ),
  read('in the content', { content: '{"title": "Laudo"}' }, 'receipt with white space'),
  read('after the metadata', { metadata: `${metadata} ` }, 'receipt with white space'),
  read('a letter', { data: data.replace('Li', '\\u004ci') }, 'receipt with an escape too many'),
  read('a slash', { data: data.replace('Li', 'L\\/i') }, 'receipt with an escape too many'),
  read('in capitals', { content: '{"a":"\\u001F"}' }, 'receipt with an escape too many'),
  read('half a letter in capitals', { content: '{"a":"\\uD83C"}' }, 'receipt with an escape too many'),
  read('the data', { data: twice(data, '"zone":1') }, 'receipt with names out of order'),
  read('the content', { content: '{"title":"a","attachments":[]}' }, 'receipt with names out of order'),
  read('the content, within a list', { content: '{"a":[{"c":1,"b":2}]}' }, 'receipt with names out of order'),
  read('beyond the first plane', { content: '{"\ufb01":1,"\u{1f3d7}":2}' }, 'receipt with names out of order'),
  ...['null', '[]', '"x"', '1', '{', ''].map((text) =>
    read(`${text} as content`, { content: text }, 'receipt of no object'),
  ),
  ...['null', '[]', 'true'].map((text) => read(`${text} as metadata`, { metadata: text }, 'receipt of no object')),
  read('a hundred and one levels', { content: nested(101) }, 'receipt that nests'),
  read('ten thousand levels', { content: nested(10_000) }, 'receipt that nests'),
]
