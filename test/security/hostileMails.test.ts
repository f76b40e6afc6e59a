import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailOfHead } from '@prumo/command-service/audit/mailOfHead'
import { mailOfProof } from '@prumo/command-service/identity/mailOfProof'
import { mailOfRecovery } from '@prumo/command-service/identity/mailOfRecovery'
import { mailOfNotifications } from '@prumo/command-service/notifications/mailOfNotifications'
import { mailOfPlan } from '@prumo/command-service/payments/letters/mailOfPlan'
import { mailOfBudget } from '@prumo/command-service/payments/mailOfBudget'
import { mailOfErasure } from '@prumo/command-service/retention/mailOfErasure'
import { languages } from '@prumo/contracts/identity/signUpChoices'
import { notificationKinds } from '@prumo/contracts/notifications/kinds'
import type { Letter } from '@prumo/platform/mail/mail'
import { describe, expect, it } from 'vitest'

const ours = 'http://localhost:9999'
const link = `${ours}/projects/1`
const to = 'bia@obra.example'
/** Names as people who mean harm would choose them, each in one place of a letter. */
const hostile = [
  'Sua conta foi bloqueada: http://evil.example/a',
  'WWW.EVIL.EXAMPLE',
  'evil.example/entrar',
  'ajuda@evil.example',
  'mailto:ajuda@evil.example',
  '\\\\evil.example\\partilha',
  'e\u200bvil.exa\u00admple',
  'ｈｔｔｐ：／／evil。example',
  'Eve\r\nBcc: todos@evil.example',
  'fim”\u2028\u2028Prumo: acesse //evil.example',
  '\u202eelpmaxe.live//:ptth',
]

type Kind = (name: string) => Letter[]
const inEach = (letterIn: (language: (typeof languages)[number]) => Letter): Letter[] => languages.map(letterIn)

/** Every kind of letter, with this name wherever it holds what somebody typed. */
const kinds: Record<string, Kind> = {
  mailOfNotifications: (name) =>
    notificationKinds.flatMap((kind) =>
      inEach((language) => {
        const notification = { kind, by: name, record: name, count: 1, project: name, link }
        return mailOfNotifications(to, language, [notification], `${ours}/notifications`)
      }),
    ),
  mailOfErasure: (name) =>
    inEach((language) => mailOfErasure(to, language, { pitch: name, erasesOn: '2026-09-02', link })),
  mailOfBudget: (name) => [mailOfBudget(to, { organizationId: 'a', requestId: 'b', seats: 60, message: name })],
  // None of what somebody typed stands in these.
  mailOfProof: () => inEach((language) => mailOfProof(to, language, 'invitation', link)),
  mailOfRecovery: () => inEach((language) => mailOfRecovery(to, language, link)),
  mailOfHead: () =>
    inEach((language) => mailOfHead(to, language, { size: 3, checkpoint: 'log\n3\n', verifierKey: 'k' })),
  mailOfPlan: () =>
    inEach((language) =>
      mailOfPlan(
        { to, language, zones: [], publicUrl: ours },
        { kind: 'trialEnds', endsAt: '2026-09-02T12:00:00Z' } as Parameters<typeof mailOfPlan>[1],
        null,
      ),
    ),
}

/** What mail programs make a link of: a scheme, a host, an address; each by any of the signs that stand for a stop. */
const linked = /\p{L}:[/\\]|[/\\]{2}|[\p{L}\p{N}][.．。｡]\p{L}|mailto:\S/iu
/** What shows in another order than it is written, or not at all, and what ends a line. */
const hidden = /[\p{Cf}\u2028\u2029\u0085]|[^\P{Cc}\n]/u

const sources = readdirSync(join(import.meta.dirname, '../../command-service'), { recursive: true, encoding: 'utf8' })
const written = sources.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../../command-service', path), 'utf8')

describe('A letter', () => {
  it('API-09 of every kind is tried here', () => {
    const names = written.flatMap((path) => /(?:^|\/)(mailOf\w+)\.ts$/.exec(path)?.[1] ?? [])
    expect(names.sort()).toEqual(Object.keys(kinds).sort())
  })

  it.each(Object.entries(kinds))('API-09 holds no link but ours, whatever people are called: %s', (_, kind) => {
    for (const name of hostile)
      for (const { subject, text } of kind(name)) {
        expect(subject).not.toMatch(hidden)
        expect(subject).not.toContain('\n')
        expect(subject).not.toMatch(linked)
        expect(text).not.toMatch(hidden)
        expect(text.replaceAll(new RegExp(`^${ours}\\S*$`, 'gm'), '')).not.toMatch(linked)
      }
  })

  it('SUB-02 goes to addresses that are not proven only as invitation, confirmation and recovery', () => {
    const senders = written.filter((path) => /\bmail\.send\(/.test(textOf(path)))
    const [toAnybody, toProven] = [
      // The last is the operator’s own address.
      ['identity/mailProof.ts', 'identity/passwordPreparations.ts', 'payments/index.ts'],
      ['audit/headPublisher.ts', 'notifications/notificationMailer.ts', 'retention/projectLogs.ts'],
    ]
    expect(senders.sort()).toEqual([...toAnybody, ...toProven, 'payments/letters/planMailer.ts'].sort())
    for (const path of [...toProven, 'payments/letters/planManagers.ts']) {
      expect(textOf(path), path).toContain('provenAddress(')
      expect(textOf(path), path).not.toMatch(/person\??\.email/)
    }
  })
})
