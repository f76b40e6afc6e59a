import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { features, levels, licences, projectRoles } from '@prumo/contracts/access'
import { proofsOfIdentity } from '@prumo/contracts/audit/denials'
import { recordKinds } from '@prumo/contracts/audit/recordKinds'
import { retentionRules } from '@prumo/contracts/audit/retention'
import { additionalFields, canvases } from '@prumo/contracts/canvas/area'
import { cardFieldNames } from '@prumo/contracts/canvas/card'
import { riskLevels, riskStrategies, riskTypes } from '@prumo/contracts/canvas/riskAssessment'
import { fieldKinds, fieldSizes } from '@prumo/contracts/documents/documentField'
import { documentStatuses } from '@prumo/contracts/documents/documentStatus'
import { documentProblems } from '@prumo/contracts/documents/problemsOf'
import { erasureRules } from '@prumo/contracts/identity/account'
import { companySizes, needs, positions, segments } from '@prumo/contracts/identity/signUpChoices'
import { importTargets } from '@prumo/contracts/imports/imports'
import { importStates } from '@prumo/contracts/imports/queries'
import { commands, events, problems, queries, refusals } from '@prumo/contracts/index'
import { measures } from '@prumo/contracts/measures'
import { plans } from '@prumo/contracts/organization/seats'
import { timeZones } from '@prumo/contracts/organization/timeZones'
import { copyEndReasons, currencies, projectStatuses } from '@prumo/contracts/projects/project'
import { paymentMethods, paymentPurposes, paymentStates } from '@prumo/contracts/subscription/payments'
import { periods } from '@prumo/contracts/subscription/plans'
import { occurrences, priorities, taskFieldNames } from '@prumo/contracts/tasks/task'
import { projections } from '@prumo/projections/index'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const languages = ['pt-BR', 'en'] as const

/** Every text of a language by its key, and the file it stands in. */
function textsOf(language: string): Map<string, { text: string; file: string }> {
  const folder = `${root}web/locales/${language}`
  const texts = new Map<string, { text: string; file: string }>()
  const gather = (tree: object, path: string, file: string) => {
    for (const [name, value] of Object.entries(tree)) {
      const key = path ? `${path}.${name}` : name
      if (typeof value === 'object') gather(value, key, file)
      else if (texts.has(key)) throw new Error(`${key} stands in ${file} and in ${texts.get(key)?.file}`)
      else texts.set(key, { text: value, file })
    }
  }
  for (const file of readdirSync(folder)) gather(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), '', file)
  return texts
}
const texts = { 'pt-BR': textsOf('pt-BR'), en: textsOf('en') }

const named: Record<string, readonly string[]> = {
  command: Object.keys(commands),
  event: Object.keys(events),
  query: Object.keys(queries),
  error: [...refusals, ...problems],
  feature: features,
  level: levels,
  licence: licences,
  role: projectRoles,
  size: companySizes,
  segment: segments,
  position: positions,
  need: needs,
  projectStatus: projectStatuses,
  currency: currencies,
  copyEndReason: copyEndReasons,
  priority: priorities,
  occurrence: occurrences,
  importTarget: importTargets,
  importColumn: importTargets,
  importState: importStates,
  canvasName: canvases,
  documentStatus: documentStatuses,
  documentProblem: documentProblems,
  fieldKind: fieldKinds,
  fieldSize: fieldSizes,
  additionalField: additionalFields,
  riskType: riskTypes,
  riskStrategy: riskStrategies,
  riskLevel: riskLevels,
  field: [...new Set([...taskFieldNames, ...cardFieldNames])],
  erasureRule: [...erasureRules, ...retentionRules],
  'changes.kind': recordKinds,
  failedProof: proofsOfIdentity,
  failedProofOf: proofsOfIdentity,
  proofOfIdentity: proofsOfIdentity,
  timeZone: timeZones,
  plan: plans,
  period: periods,
  paymentMethod: paymentMethods,
  paymentState: paymentStates,
  paymentPurpose: paymentPurposes,
  measure: [...measures.keys()],
  measureSource: [...new Set([...measures.values()].map(({ source }) => source))],
}

it.each(Object.keys(named))('SES-11 every %s is told in both languages', (group) => {
  const missing = languages.flatMap((language) =>
    (named[group] ?? []).map((word) => `${group}.${word}`).filter((key) => !texts[language].get(key)?.text),
  )
  expect(missing).toEqual([])
})

it('SES-11 both languages say the same things', () => {
  const plural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
  const keys = (language: (typeof languages)[number]) => [...new Set([...texts[language].keys()].map(plural))].sort()
  expect(keys('en')).toEqual(keys('pt-BR'))
})

it('SES-11 what is put into a text is the same in both languages', () => {
  const holes = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort()
  const different = [...texts['pt-BR']]
    .filter(([key, { text }]) => String(holes(text)) !== String(holes(texts.en.get(key)?.text ?? text)))
    .map(([key]) => key)
  expect(different).toEqual([])
})

it('SES-11 the client asks for no text that is not there', () => {
  const sources = filesIn(`${root}web`).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const hasText = (key: string) => texts['pt-BR'].has(key) || texts['pt-BR'].has(`${key}_other`)
  const keys = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key = '']) => key),
  )
  expect([...new Set(keys)].filter((key) => !hasText(key))).toEqual([])
})

/** Groups that are asked for by what somebody's data, an address, the register of keys or a library says. */
const askedByGroup = [...Object.keys(named).map((group) => `${group}.`), 'navigation.', 'error.field.', 'keys.deeds.']

it('SES-11 every text is asked for by something', () => {
  const sourceOf = (folders: readonly string[]) =>
    folders
      .flatMap((folder) => filesIn(`${root}${folder}`))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  const client = sourceOf(['web'])
  // Contracts say how fields of events are written; files that people take with them use the same texts.
  const asking = `${client}${sourceOf(['contracts', 'query-service'])}`
  const literals = new Set([...asking.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, text]) => text))
  const words = new Set([...asking.matchAll(/['"`]([\w.-]+)['"`]|([\w-]+)\??:/g)].map(([, text, name]) => text ?? name))
  const groups = [...asking.matchAll(/\bwords(?:\('[\w.]+', |: )'([\w.]+)'/g)].map(([, group]) => `${group}.`)
  // `settings.${section}.title` is asked for with whatever word the program has for a section.
  const patterns = [...asking.matchAll(/`([\w-]+\.[\w.-]*)\$\{[^}`]+\}([\w.-]*)`/g)].map(
    ([, before = '', after = '']) => new RegExp(`^${before}(.+)${after}$`),
  )
  const isFilledIn = (key: string) => patterns.some((pattern) => words.has(pattern.exec(key)?.[1]))
  const keys = [...texts['pt-BR'].keys()].map((key) =>
    key.replace(/_(zero|one|two|few|many|other)$/, '').replace(/_without_\w+$/, ''),
  )
  const isAsked = (key: string) =>
    key.includes('.') ? isAskedInAGroup(key) : new RegExp(`\\bt\\([^)\\n]*'${key}'`).test(client)
  const isAskedInAGroup = (key: string) =>
    literals.has(key) || [...askedByGroup, ...groups].some((group) => key.startsWith(group)) || isFilledIn(key)
  expect(keys.filter((key) => !isAsked(key))).toEqual([])
})

it('SES-11 no screen says anything that is not in the tables', () => {
  const sources = filesIn(`${root}web`).filter((file) => file.endsWith('.tsx'))
  const texts = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/>\s*([A-Za-zÀ-ÿ][\wÀ-ÿ ,.!?]{2,})\s*<\//g)]
      .map(([, text = '']) => text.trim())
      .filter((text) => !['Prumo', 'Ctrl K'].includes(text)),
  )
  expect(texts).toEqual([])
})

/** Events that change nothing that a screen shows but the action log itself. */
const onlyInTheLog = [
  'NameClaimed',
  'NameReleased',
  'SignedOut',
  'SessionHandedOff',
  'Reauthenticated',
  'PasswordRecoveryRequested',
  'EmailProofRequested',
  'AccessDenied',
  'IdentityProofFailed',
  'DenialsCounted',
  'NotificationsMailed',
  'LogotipoCopied',
  'TermsAccepted',
  'BudgetRequested',
  'PaymentSettlementDecided',
  'PaymentRefundDecided',
  'PlanGrantDecided',
  'OperatorDecisionAnswered',
  'SeatsGranted',
  'SeatsBooked',
  'SeatsBookingWithdrawn',
  'ProjectRoomTaken',
  'ProjectRoomReleased',
  'SigningKeyReplaced',
  'KeptHeadsReplaced',
  'DependenciesNotRestored',
]

it('AUD-01 every event is in the action log, and in another read model unless it deliberately is not', () => {
  expect(projections.some(({ table, all }) => table === 'audit_actions' && all)).toBe(true)
  const folded = new Set(projections.flatMap((projection) => Object.keys(projection.on)))
  expect(Object.keys(events).filter((type) => !folded.has(type))).toEqual(expect.arrayContaining(onlyInTheLog))
  expect(Object.keys(events).filter((type) => !folded.has(type) && !onlyInTheLog.includes(type))).toEqual([])
})

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
}
