import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './files/sourceFiles'

/** The limit of the suite itself: what takes longer than that is not there. */
const suiteLimitMs = 30_000

/** A pause for a time: a look of its own at the clock, or a call whose limit is a second unless told otherwise. */
const pause = /\bwaitForTimeout\(|(?<!\.)\bsetTimeout\b|\b(?:window|globalThis)\.setTimeout\b|\bAtomics\.wait\(/
const impatient = /\bvi\.wait(?:For|Until)\(/
const limit =
  /(?:\btimeout['"]?\s*[:=]\s*|\bAbortSignal\.timeout\(|\bsetDefault(?:Navigation)?Timeout\(|\.setTimeout\()([\d_]+)/g

/** Why a file of tests may pause: it looks again for a state, it paces a load, or the time itself is what it tries. */
const mayPause: Readonly<Record<string, string>> = {
  'platform/concurrency/shares.test.ts': 'whoever waits for longer than they have to is what is tried',
  'platform/eventFeed/kafka/kafkaFeed.test.ts': 'paces a log that grows while a broker dies',
  'platform/postgres/giveUpOnSilence.test.ts': 'a process that is busy, while an answer comes, is what is tried',
  'platform/postgres/embedded/keepRunning.test.ts': 'lets a look pass, in which nothing may happen',
  'platform/postgres/openPool.test.ts': 'a server that is silent for longer than the product waits is what is tried',
  'test/app/firstFocus.e2e.test.ts': 'that nothing moves the focus any more is what is tried',
  'query-service/pipeline/largeWork.test.ts': 'that nothing begins meanwhile is what is tried',
  'test/app/formErrors.e2e.test.ts': 'gives way to what a frame has drawn',
  'test/attacked/standstills.ts': 'makes the kept installation, on the version of that time alone',
  'test/attacked/usedUpIds.ts': 'makes the kept installation, on the version of that time alone',
  'test/browser/webKitWindow.ts': 'looks again: a driver of this protocol has no waiting of its own',
  'test/cluster/differencesIn.ts': 'looks again until the read models have the whole log',
  'test/contracts/eventLogContract.ts': 'asks again what failed for a line that was cut',
  'test/contracts/startCuttableLine.ts': 'holds an answer back; whether it was done by then, both are right',
  'test/faults/attemptPatiently.ts': 'sends again what a busy product did not do',
  'test/faults/crowd.ts': 'sends again what has no answer; the defective product commits after it has answered',
  'test/faults/f01CommandServiceKilled.ts': 'kills at a random instant',
  'test/faults/f02PostgresKilled.ts': 'kills at a random instant',
  'test/faults/f03ProjectorKilled.ts': 'paces events, kills at a random instant, and looks again until all is folded',
  'test/faults/f04QueryServiceKilled.ts': 'paces reads and writes, and kills at a random instant',
  'test/faults/f05RelayStops.ts': 'looks again until all is published; one that hung goes on for a while',
  'test/faults/f06FeedInDisorder.ts': 'paces a storm, and looks again until the read models are near',
  'test/faults/f07SlowConsumer.ts': 'paces appends, and looks again until all is folded',
  'test/faults/f08PoisonEvents.ts': 'looks again until somebody is parked, or no longer',
  'test/faults/f14LostAnswers.ts': 'sends again what has no answer, and looks again until half is done',
  'test/faults/f15VersionConflicts.ts': 'lets whoever was refused come back after a random while',
  'test/faults/f17RebuildUnderTraffic.ts': 'paces traffic, and looks again until all is folded',
  'test/faults/f18OldEvents.ts': 'looks again until all is folded',
  'test/faults/f20Frozen.ts': 'how long something stands still is the fault; paces reads',
  'test/faults/f21ApprovalAgainstEdit.ts': 'gives a random head start in a race',
  'test/faults/f22Soak.ts': 'a long time is the fault; kills at random instants',
  'test/faults/f23ClosingPolicyKilled.ts': 'looks again until a policy stands still, or is done',
  'test/faults/f25FigureKeeperKilled.ts': 'looks again until figures are kept, or until it has waited long enough',
  'test/faults/f24PaymentStops.ts': 'looks again until what it waits for is there, or no longer',
  'test/faults/mutants/commandServiceThatAnswersBeforeCommit.ts': 'the pause is the defect',
  'test/faults/mutants/endlessPatience.ts': 'takes a time limit of the product away',
  'test/faults/mutants/lastWriteWins.ts': 'the pause widens the defect',
  'test/faults/mutants/noticeAnsweredBeforeKept.ts': 'the pause is the defect',
  'test/faults/mutants/projectionsThatReadAhead.ts': 'looks again for what it may take',
  'test/faults/mutants/projectionsThatSaveApart.ts': 'the pause widens the defect',
  'test/faults/mutants/rebuildInPlace.ts': 'the pause widens the defect',
  'test/faults/mutants/startProjectorWithoutDedupe.ts': 'looks again until it has its shards',
  'test/faults/payersAt.ts': 'looks again until a payment was read',
  'test/faults/readModels.ts': 'looks again until the read models have the whole log',
  'test/faults/runSlowProjector.ts': 'being slow is the fault',
  'test/faults/startStopwatch.ts': 'holds answers back, which paces the load',
  'test/faults/stormyFeed.ts': 'paces a storm at random',
  'test/faults/standstill.ts': 'looks again until somebody stands still, or nobody does any more',
  'test/faults/watchLateness.ts': 'measures how late a pause ends',
  'test/kafka/foldedShards.ts': 'a worker that is slow is the load',
  'test/operations/shards.test.ts': 'paces a log that grows meanwhile',
  'test/payments/startStripeDouble.ts': 'being slow is the fault',
  'test/policies/policyGround.ts': 'looks again until something holds',
  'test/projects/copyWorld.ts': 'looks again until a copy is made, or stands still',
  'test/reliability/bystander.ts': 'asks again read models that are behind',
  'test/reliability/killNine.test.ts': 'kills at a random instant',
  'test/security/badInput.test.ts': 'gives way, so that a server in the same process goes on',
  'test/security/boundedAnswers.test.ts': 'gives way, so that a server in the same process goes on',
  'test/security/longQuestions.test.ts': 'for how long nobody else asks is what is tried',
  'test/tasks/taskFilters.e2e.test.ts': 'gives way between keys, as a person does',
  'test/world/createDatabase.ts': 'looks again until nobody uses a database that is dropped',
  'test/world/partedFeed.ts': 'looks again for what is new in the log',
  'test/world/person.ts': 'sends again what a busy product did not do',
  'test/world/readModelsWorld.ts': 'looks again until all is folded',
  'tools/cost.test.ts': 'lets a process take what is counted',
  'tools/nameSources.test.ts': 'how long a map is kept is what is tried',
}

/** Why a file of tests names a time below the limit of the suite, or waits by a call that has one of its own. */
const mayHurry: Readonly<Record<string, string>> = {
  'test/contracts/findEventStore.ts': 'a container is stopped at once',
  'test/identity/erasureFromTopic.test.ts': 'waits as long as the suite, before any test, where nothing can be polled',
  'test/subscription/aPayment.ts': 'waits as long as the suite, after all tests, where nothing can be polled',
  'test/world/letters.ts': 'waits before any test as well, where nothing can be polled',
  'web/platform/layout/noticeQueue.test.ts': 'how long a notice stays is data there',
}

const root = fileURLToPath(new URL('..', import.meta.url))
const self = 'test/steady.test.ts'
const isOfTests = (path: string) =>
  path !== self && !path.startsWith('test/bench/') && (path.startsWith('test/') || /\.test\.tsx?$/.test(path))
const tests = sourceFiles()
  .filter(isOfTests)
  .map((path) => ({ path, source: readFileSync(root + path, 'utf8') }))

const pauses = (source: string) => pause.test(source)
const hurries = (source: string) =>
  impatient.test(source) ||
  [...source.matchAll(limit)].some(([, ms = '']) => Number(ms.replaceAll('_', '')) < suiteLimitMs)
const pathsWhere = (isHit: (source: string) => boolean) =>
  tests
    .filter(({ source }) => isHit(source))
    .map(({ path }) => path)
    .sort()

describe('A test waits for a state', () => {
  it('and pauses for a time only where that is said here, with why', () =>
    expect(pathsWhere(pauses)).toEqual(Object.keys(mayPause).sort()))

  it('and gives up no sooner than the suite does, but where that is said here, with why', () =>
    expect(pathsWhere(hurries)).toEqual(Object.keys(mayHurry).sort()))

  it.each([
    'await page.waitForTimeout(250)',
    "import { setTimeout as pause } from 'node:timers/promises'",
    'await new Promise((resolve) => setTimeout(resolve, 5))',
    'page.evaluate(() => new Promise((resolve) => window.setTimeout(resolve, 5)))',
  ])('which would find this pause: %s', (source) => expect(pauses(source)).toBe(true))

  it.each([
    'await expect.poll(tags, { timeout: 5000 }).toEqual([])',
    'await button.click({ timeout: 29_999 })',
    'const timeout = 1000',
    'page.setDefaultTimeout(4000)',
    'const signal = AbortSignal.timeout(5_000)',
    'request.setTimeout(4000, end)',
    'await vi.waitFor(() => expect(seen).toBe(1))',
  ])('which would find this limit: %s', (source) => expect(hurries(source)).toBe(true))

  it.each([
    'await expect.poll(tags).toEqual([])',
    "it('takes long', { timeout: 600_000 }, async () => {})",
    'request.setTimeout(30_000, end)',
    'get(path, { timeoutMs: 300 })',
    "import { setImmediate as aTurn } from 'node:timers/promises'",
  ])('and lets this be: %s', (source) => expect([pauses(source), hurries(source)]).toEqual([false, false]))
})
