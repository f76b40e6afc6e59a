import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../prumo-verify/entry.mjs'
import { words } from '../../prumo-verify/words.mjs'
import { anApproval, aSignedLog, exportOfAll, fileOf, headOf, receiptOf, rewritten, verifierKeyOf } from './signedLog'
import { verifierAlone } from './verifierAlone'

const { folder, run } = verifierAlone()

const log = aSignedLog('0190a0b0-0000-7000-8000-000000000003', 40)
const key = ['--key', verifierKeyOf(log)]
const good = written('good.jsonl', fileOf(exportOfAll(log, [20, 40])))
const heads = join(folder, 'heads')
mkdirSync(join(heads, 'by mail'), { recursive: true })
writeFileSync(join(heads, 'january.txt'), headOf(log, 10))
writeFileSync(join(heads, 'by mail', 'february.eml'), `${headOf(log, 20)}\n${headOf(log, 30)}`.replaceAll('\n', '\r\n'))

const laudo = Buffer.from('um laudo')
const content = canonicalJson({
  attachments: [{ name: 'laudo.pdf', sha256: createHash('sha256').update(laudo).digest('hex'), size: 8, type: 'pdf' }],
})
const approved = { ...log, events: log.events.with(7, anApproval(log.organizationId, 7, content)) }
const receipt = written('receipt.json', `${canonicalJson(receiptOf(approved, 7, 40, content))}\n`)

describe('AUD-01 prumo-verify, from a copy of its folder alone,', () => {
  it('says that a good log is good, what was checked, and what was not', () => {
    const { status, output } = run(good, ...key, '--heads', heads)
    expect(status).toBe(0)
    expect(output).toContain('GOOD')
    expect(output).toContain('40 entries make up the whole tree of 40 at 2026-01-06T16:00:00.000Z')
    expect(output).toContain(
      'signed checkpoints in the file: 2; published ones beside it: 3; signed by the key you gave',
    )
    expect(output).toContain('before your first checkpoint (10 entries, 2026-01-05T10:00:00.000Z)')
    expect(output).toContain('the last 10 entries')
  })

  it('says that who signed is not proved by a key from the file', () => {
    expect(run(good).output).toMatch(/the key was taken from the file itself\..* \(--key\)\n/)
    expect(run(good, '--lang', 'pt').output).toContain('a chave foi lida do próprio arquivo')
  })

  it('names the first bad entry and where it stands', () => {
    const bad = exportOfAll(log, [20, 40])
    const entries = bad.entries.map((line, index) => (index === 12 ? { ...line, data: '{}' } : line))
    const file = fileOf({ ...bad, entries })
    const byte = Buffer.from(file).indexOf('{"data":"{}"')
    const { status, output } = run(written('bad.jsonl', file), ...key)
    expect(status).toBe(1)
    expect(output).toContain('BAD')
    expect(output).toContain(`(entry 12, id ${log.events[12]?.id}, line 16, byte ${byte})`)
  })

  it('P5 says of an export of before the heads how far it goes, and ends with 3', () => {
    const file = written('older.jsonl', fileOf(exportOfAll({ ...log, events: log.events.slice(0, 25) }, [25])))
    const english = run(file, ...key, '--heads', heads)
    expect([english.status, english.output.split('. ')[0]]).toEqual([
      3,
      'OLDER: whole up to entry 25 of 2026-01-06T01:00:00.000Z; your checkpoints go on to 30 of 2026-01-06T06:00:00.000Z',
    ])
    expect(english.output).toContain('(from 30 entries, 2026-01-06T06:00:00.000Z, on) goes on from this file')
    expect(run(file, ...key, '--heads', heads, '--lang', 'pt').output).toContain(
      'MAIS ANTIGO: íntegro até o registro 25, de 2026-01-06T01:00:00.000Z; os seus pontos de verificação vão até o 30,',
    )
    expect(JSON.parse(run(file, '--heads', heads, '--json').output)).toMatchObject({
      verdict: 'older',
      laterHead: { size: 30, headAt: '2026-01-06T06:00:00.000Z', source: 'by mail/february.eml' },
      finding: null,
    })
  })

  it('says that a log is shorter than an earlier head, and of when that is', () => {
    const cut = exportOfAll({ ...log, events: log.events.slice(0, 25) }, [25])
    const signedLater = { ...cut, heads: [{ head: headOf(log, 25, '2026-01-07T00:00:00.000Z') }] }
    const file = written('shorter.jsonl', fileOf(signedLater))
    expect(run(file, ...key, '--heads', heads)).toMatchObject({ status: 1 })
    expect(run(file, ...key, '--heads', heads).output).toContain(
      'The log is shorter than checkpoint 30 of 2026-01-06T06:00:00.000Z (by mail/february.eml): later, on 2026-01-07T00:00:00.000Z, it was signed with 25 entries.',
    )
    expect(run(file, ...key, '--heads', heads, '--lang', 'pt').output).toContain(
      'depois disso, em 2026-01-07T00:00:00.000Z, foi assinado com 25 registros.',
    )
  })

  it('finds a log that was rewritten and signed anew', () => {
    const file = written('rewritten.jsonl', fileOf(exportOfAll(rewritten(log, 15), [20, 40])))
    expect(run(file, ...key).status).toBe(0)
    const { status, output } = run(file, ...key, '--heads', heads, '--json')
    expect(status).toBe(1)
    expect(JSON.parse(output)).toMatchObject({
      verdict: 'bad',
      kind: 'log-export',
      keyGiven: true,
      finding: { check: 'outside-head', from: 10, to: 19, size: 20, source: 'by mail/february.eml' },
    })
  })

  it('checks a receipt, and the attachments that are given', () => {
    const files = join(folder, 'files')
    mkdirSync(files)
    expect(run(receipt, ...key).output).toContain('the attachment "laudo.pdf": the file was not given')
    writeFileSync(join(files, 'renamed.pdf'), laudo)
    const { status, output } = run(receipt, ...key, '--files', files)
    expect([status, output.includes('the file was not given')]).toEqual([0, false])
    writeFileSync(join(files, 'renamed.pdf'), 'outro')
    writeFileSync(join(files, 'laudo.pdf'), 'um outro laudo')
    expect(run(receipt, ...key, '--files', files)).toMatchObject({
      status: 1,
      output: expect.stringContaining('The file "laudo.pdf" is not the one that was signed.'),
    })
  })

  it.each([
    ['no file', []],
    ['two files', [good, good]],
    ['a file that is not there', [join(folder, 'none')]],
    ['another format', [written('other.json', '{"prumo":"other"}\n')]],
    ['an empty file', [written('empty.json', '')]],
    ['no JSON', [written('random', Buffer.from([0xff, 0, 10, 13]))]],
    ['a word for a kind that every object has', [written('toString', '{"prumo":"toString"}\n')]],
    ['an unknown option', [good, '--fast']],
    ['an unknown language', [good, '--lang', 'la']],
    ['a key that is none', [good, '--key', 'key']],
    ['heads that are not there', [good, '--heads', join(folder, 'none')]],
    ['heads that are none', [good, '--heads', good]],
  ])('does not understand %s', (_, given) => {
    const { status, output } = run(...given)
    expect(output).toContain('NOT UNDERSTOOD')
    expect(status).toBe(2)
  })

  it('names the file beside the heads that it does not understand, and says what to do', () => {
    const kept = join(folder, 'kept')
    mkdirSync(join(kept, 'by mail'), { recursive: true })
    writeFileSync(join(kept, 'january.txt'), headOf(log, 10))
    writeFileSync(join(kept, 'by mail', 'march.txt'), headOf(log, 40).slice(0, -1))
    const { status, output } = run(good, '--heads', kept)
    expect([status, output]).toEqual([
      2,
      expect.stringContaining('by mail/march.txt, which was given with the checkpoints,'),
    ])
    expect(run(good, '--heads', kept, '--lang', 'pt').output).toContain(
      'by mail/march.txt, informado com os pontos de verificação,',
    )
    const json = JSON.parse(run(good, '--heads', kept, '--json').output)
    expect(json).toMatchObject({ verdict: 'notUnderstood', reason: 'headFile', what: 'by mail/march.txt' })
  })

  it.each([
    ['a line that nests without end', `{"data":${'['.repeat(200_000)}\n`],
    ['a line that nests, in a field', `{"data":null,"entry":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n`],
    ['a field that every object has', '{"data":null,"entry":{"__proto__":1}}\n'],
    ['a number beyond counting', '{"data":"","entry":{},"index":1e400,"leaf":"","metadata":""}\n'],
    ['no line at all', ''],
  ])('says that %s is bad, and does not fall over it', (_, line) => {
    const [header, head] = fileOf(exportOfAll(log, [40])).split('\n')
    const file = written('hostile.jsonl', `${header}\n${head}\n${line}`)
    expect(run(file)).toMatchObject({ status: 1, output: expect.stringContaining('BAD') })
  })

  it('says the same things in both languages', () => {
    const { en, pt } = words
    expect(Object.keys(pt?.findings ?? {})).toEqual(Object.keys(en?.findings ?? {}))
    expect(Object.keys(pt.reasons)).toEqual(Object.keys(en.reasons))
    expect(Object.keys(pt?.notChecked ?? {})).toEqual(Object.keys(en?.notChecked ?? {}))
    expect(run('--help')).toMatchObject({ status: 0, output: expect.stringContaining('Usage') })
    expect(run('--help', '--lang', 'pt').output).toContain('Uso')
  })
})

function written(name: string, text: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
