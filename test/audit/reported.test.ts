import { describe, expect, it } from 'vitest'
import { checks } from '../../prumo-verify/checks.mjs'
import { type KeptFile, readHeadFiles } from '../../prumo-verify/headFiles.mjs'
import { linesOf } from '../../prumo-verify/lines.mjs'
import { type Verdict, verdictOn } from '../../prumo-verify/verdictOn.mjs'
import { words } from '../../prumo-verify/words.mjs'
import { forgeries, honest } from './forgeries/everySample'
import { lineOf } from './forgeries/forgery'
import { picked } from './forgeries/judges'
import * as story from './forgeries/story'
import { cosigned } from './forgeries/witness'
import {
  aLogKey,
  exportOfSome,
  fileOf,
  headOf,
  inVersion1,
  type LogExport,
  receiptOf,
  verifierKeyOf,
} from './signedLog'

const { log, keys, exported } = story
const judged = (file: string | Uint8Array, heads: Record<string, string> = {}, given: readonly string[] = keys) => {
  const files: KeptFile[] = Object.entries(heads).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
  return verdictOn(linesOf([Buffer.from(file)]), { keys: given, ...readHeadFiles(files) })
}
const whole = fileOf(exported())
const head = headOf(log, story.count)

describe('AUD-01 A verdict', () => {
  it('AUD-01 says whether a document was approved or returned, and that a receipt names nobody', async () => {
    const acts = []
    for (const index of [story.approvedAt, story.returnedAt]) {
      const { signer: _, ...receipt } = receiptOf(log, index, story.count, story.content)
      const { verdict, signed, unchecked } = await judged(lineOf(receipt))
      acts.push([verdict, signed?.act, signed?.signer, unchecked[0]?.what])
    }
    expect(acts).toEqual([
      ['good', 'approve', null, 'signer'],
      ['good', 'return', null, 'signer'],
    ])
  })

  it('AUD-01 says which key signed, and whether that key was kept with the heads, which makes it no key that was given', async () => {
    const id = keys[0]?.split('+')[1]
    const otherKey = verifierKeyOf({ ...log, key: aLogKey() })
    const verdictWith = async (kept: Record<string, string>) => {
      const { verdict, signedBy, keyKept, keyGiven, unchecked } = await judged(whole, { head, ...kept }, [])
      const what = unchecked.map((entry) => entry.what).filter((entry) => entry.includes('key'))
      return [verdict, signedBy, keyKept, keyGiven, what]
    }
    expect(await verdictWith({})).toEqual(['good', id, null, false, ['key-of-file']])
    expect(await verdictWith({ 'verifier-key': `${keys[0]}\n` })).toEqual(['good', id, true, false, ['key-of-file']])
    expect(await verdictWith({ 'verifier-key': `${otherKey}\n` })).toEqual([
      'good',
      id,
      false,
      false,
      ['key-of-file', 'kept-key'],
    ])
    const theirs = story.having(2, { data: '{}' })
    const forged = { ...theirs, key: aLogKey() }
    const { finding } = await judged(fileOf(exported(forged)), { 'verifier-key': `${verifierKeyOf(forged)}\n` })
    expect(finding?.check).toBe('key')
  })

  it('AUD-01 names what stands with the heads and was not read, and counts the signatures of witnesses', async () => {
    const theirs = headOf({ ...log, organizationId: 'another' }, 5)
    const { unchecked } = await judged(fileOf(cosigned(exported())), {
      'mail.txt': `Guarde isto.\n\n${head}`,
      'latest.checkpoint.part': 'pru',
      'theirs.txt': theirs,
    })
    expect(unchecked).toEqual([
      { what: 'before-first-head', size: 60, headAt: expect.any(String) },
      { what: 'witnesses', count: 3 },
      { what: 'heads-of-others', count: 1, files: 'theirs.txt' },
      { what: 'leftovers', count: 1, files: 'latest.checkpoint.part' },
      { what: 'text-beside', count: 1, files: 'mail.txt' },
    ])
  })

  const erasing = story.eventOf(log, story.erasingAt)
  const selected = (...more: number[]) => story.withheld(exported(log, [3, 7, 13, ...more]), [3, 13], erasing)
  const firstLines = (verdict: Verdict) => [words.en.headline(verdict), words.pt.headline(verdict)]

  it('P4 says in its first line that a signature was voided, or another content approved, and else that neither is known', async () => {
    const verdictOf = async (name: string) => {
      const found = honest.find((sample) => sample.name === name)
      return judged(found?.file ?? '')
    }
    const voided = await verdictOf('a receipt of a signature that was voided, and of an older content')
    expect(voided.signed).toMatchObject({ voided: { because: 'edited' }, newer: { at: expect.any(String) } })
    expect(firstLines(voided)).toEqual([
      'GOOD: what was checked holds. But the signature was voided on 2026-01-05T10:00:00.000Z, as the document was changed. Another content of the document was approved on 2026-01-05T15:00:00.000Z.',
      'CONFERE: tudo o que foi verificado está correto. Mas a assinatura foi anulada em 2026-01-05T10:00:00.000Z, porque o documento foi alterado. Outro conteúdo do documento foi aprovado em 2026-01-05T15:00:00.000Z.',
    ])
    const saysStanding = async (name: string) =>
      (await verdictOf(name)).unchecked.some(({ what }) => what === 'standing')
    expect(voided.unchecked.map(({ what }) => what)).not.toContain('standing')
    expect(await saysStanding('a receipt of an approval')).toBe(true)
    expect(await saysStanding('a receipt of before version 2')).toBe(true)
    expect(words.en.notChecked.standing?.({})).toContain('whether it still stands is not in this file')
  })

  it('P3 says in its first line what is missing from a selection of before, where nothing in it records the erasure', async () => {
    const verdict = await judged(fileOf(inVersion1(selected())))
    expect(verdict.unchecked).toContainEqual({ what: 'erasures', count: 2 })
    expect(firstLines(verdict)).toEqual([
      'GOOD: what was checked holds. But 2 contents are missing, and this file does not show the erasure.',
      'CONFERE: tudo o que foi verificado está correto. Mas 2 conteúdos faltam, e este arquivo não mostra a eliminação.',
    ])
    expect((await judged(fileOf(selected()))).finding).toMatchObject({ check: 'erasure', why: 'found' })
  })

  it('P3 says so of a selection that has the record of the erasure, or has it without its content', async () => {
    const recorded = await judged(fileOf(selected(story.erasingAt)))
    expect(recorded.missing).toEqual({ contents: 2, recorded: 2 })
    expect(firstLines(recorded)).toEqual([
      'GOOD: what was checked holds. But 2 contents are missing, and the log records the erasure.',
      'CONFERE: tudo o que foi verificado está correto. Mas 2 conteúdos faltam, e a eliminação consta no registro de ações.',
    ])
    const closed = { data: null, metadata: null, withheld: true }
    const verdict = await judged(fileOf(story.altered(selected(story.erasingAt), [story.erasingAt], () => closed)))
    expect([verdict.verdict, verdict.missing]).toEqual(['good', { contents: 2, recorded: 0 }])
    expect(verdict.unchecked).toContainEqual({ what: 'erasures-withheld', count: 2 })
    expect(firstLines(await judged(fileOf(exported(log, [7]))))[0]).toBe('GOOD: what was checked holds.')
  })

  it('AUD-01 says of the proof of one action which heads it could not be held against', async () => {
    const someEntries = fileOf(exportOfSome(log, [60], [7]))
    const { outsideHeads, unchecked } = await judged(someEntries, { a: headOf(log, 20), b: headOf(log, 40), c: head })
    expect([outsideHeads, unchecked[0]]).toEqual([1, { what: 'heads-not-compared', count: 2, size: 60 }])
  })

  it('AUD-01 says one of something otherwise than several', async () => {
    const linesOn = async (file: LogExport, language: string) =>
      words[language]?.counted(await judged(fileOf(file), {}))
    const [action, actions] = [exportOfSome(log, [60], [7]), exportOfSome(log, [60], [7, 8])]
    expect((await linesOn(action, 'en'))?.[0]).toContain(': 1 entry is in the tree of 60 at ')
    expect((await linesOn(action, 'pt'))?.[0]).toContain(': 1 registro está na árvore de 60 em ')
    expect((await linesOn(actions, 'en'))?.[0]).toContain(': 2 entries are each in the tree of 60 at ')
    expect((await linesOn(actions, 'pt'))?.[0]).toContain(': 2 registros estão, cada um, na árvore de 60 em ')
  })

  it('AUD-01 has words for whatever is found, in both languages, and for all that is not checked', async () => {
    const silent = new Set<string>()
    for (const { file, keys: given, heads } of [...forgeries, ...honest]) {
      const files = picked(heads)
      const verdict = files && (await verdictIn(file, given, files))
      for (const [language, say] of Object.entries(words)) {
        const found = verdict?.finding
        const foundSentence = found && say?.findings[found.check]?.(found)
        if (found && !/\p{L}{3}/u.test(foundSentence ?? '')) silent.add(`${language} ${found.check}`)
        if (foundSentence?.includes('undefined')) silent.add(`${language} ${foundSentence}`)
        for (const missing of verdict?.unchecked ?? []) {
          const sentence = say?.notChecked[missing.what]?.(missing)
          // Options are the program's: a browser has none.
          if (!sentence || sentence.includes(' --')) silent.add(`${language} ${missing.what}`)
        }
      }
    }
    expect([...silent]).toEqual([])
    const named = Object.keys(checks).map((check) => check.split(' ')[0] ?? '')
    expect(named.filter((check) => !words.en.findings[check] || !words.pt.findings[check])).toEqual([])
  })
})

async function verdictIn(file: Uint8Array, given: readonly string[], files: readonly KeptFile[]) {
  try {
    return await verdictOn(linesOf([file]), { keys: given, ...readHeadFiles(files) })
  } catch (error) {
    expect(error).toMatchObject({ name: 'NotUnderstood' })
    return undefined
  }
}
