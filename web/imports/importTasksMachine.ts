import type { ChosenFormats, ImportFormats, ImportMapping } from '@prumo/contracts/imports/imports'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { answered, formatQuestions, stillChosen } from './columnQuestions'
import { keptMapping } from './keptMapping'
import { isComplete, suggestedColumns } from './suggestedColumns'
import { type KnownStep, withSuggestedSteps } from './suggestedSteps'
import { type RehearsedRow, readAgain, rehearse, type Upload, upload } from './upload'

type Context = {
  projectId: string
  importId: string
  steps: readonly KnownStep[]
  /** The mapping that the project has saved. */
  saved: ImportMapping | null
  /** The mapping as it stood before there was a file. */
  named: ImportMapping
  mapping: ImportMapping
  formats: ImportFormats
  file: Upload | undefined
  rows: RehearsedRow[]
  failure: Failure | undefined
}
type Happening =
  | { type: 'map'; mapping: ImportMapping }
  | { type: 'choose'; file: File }
  | { type: 'head'; row: number }
  | { type: 'format'; formats: ImportFormats }
  | { type: 'rehearse' }
  | { type: 'back' }
  | { type: 'start' }

/** The formats of all columns that have one, chosen or detected. */
const formatsOf = ({ file, mapping, formats }: Context): ChosenFormats =>
  file ? (answered(formatQuestions(file, mapping, formats)) as ChosenFormats) : {}

/** How a file is read at first: by the names that are known, as far as it has them. */
const readBy = ({ named, steps }: Context, file: Upload) => {
  const mapping = {
    ...named,
    headerRow: file.headerRow,
    columns: suggestedColumns(file, named.columns),
    extra: named.extra.filter((column) => file.header.includes(column)),
  }
  return { file, formats: {}, failure: undefined, mapping: withSuggestedSteps(mapping, file, steps) }
}

/** A mapping as somebody changed it. Another column for the steps has words of its own. */
const changed = ({ file, mapping, steps }: Context, next: ImportMapping): ImportMapping =>
  file && next.columns.step !== mapping.columns.step ? withSuggestedSteps(next, file, steps) : next

/**
 * mapping → uploading → checking → rehearsing → rehearsed → starting → started; while checking, the file may be read
 * again with its header in another row. A refusal leads one step back, with the reason.
 */
export const importTasksMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Happening,
    input: {} as Pick<Context, 'projectId' | 'saved' | 'mapping' | 'steps'>,
  },
  actors: {
    upload: fromPromise<Upload, { projectId: string; file: File }>(({ input }) => upload(input.projectId, input.file)),
    readAgain: fromPromise<Upload, { projectId: string; uploadId: string; row: number }>(({ input }) =>
      readAgain(input.projectId, input.uploadId, input.row),
    ),
    rehearse: fromPromise<RehearsedRow[], Context>(({ input }) =>
      rehearse(input.projectId, input.file?.uploadId ?? '', input.mapping, formatsOf(input)),
    ),
    start: fromPromise<unknown, Context>(async ({ input }) => {
      const { projectId, importId, saved, mapping, file } = input
      await send('SaveImportMapping', { projectId, mapping: keptMapping(saved, mapping, file?.header ?? []) })
      await send('StartImport', {
        projectId,
        importId,
        uploadId: file?.uploadId ?? '',
        mapping,
        formats: formatsOf(input),
      })
    }),
  },
  guards: {
    changesAnything: ({ context }) => context.rows.some(({ outcome }) => outcome === 'added' || outcome === 'changed'),
    isMapped: ({ context }) => isComplete(context.mapping),
    isAnswered: ({ context }) =>
      isComplete(context.mapping) &&
      context.file !== undefined &&
      formatQuestions(context.file, context.mapping, context.formats).every(({ chosen }) => chosen !== undefined),
  },
}).createMachine({
  context: ({ input }) => ({
    ...input,
    named: input.mapping,
    importId: newId(),
    formats: {},
    file: undefined,
    rows: [],
    failure: undefined,
  }),
  initial: 'mapping',
  states: {
    mapping: {
      on: {
        map: { actions: assign({ mapping: ({ event }) => event.mapping }) },
        choose: {
          guard: 'isMapped',
          target: 'uploading',
          actions: assign(({ context }) => ({ named: context.mapping, failure: undefined })),
        },
      },
    },
    uploading: {
      invoke: {
        src: 'upload',
        input: ({ context, event }) => {
          assertEvent(event, 'choose')
          return { projectId: context.projectId, file: event.file }
        },
        onDone: {
          target: 'checking',
          actions: assign(({ context, event }) => readBy(context, event.output)),
        },
        onError: { target: 'mapping', actions: assign({ failure: ({ event }) => event.error as Failure }) },
      },
    },
    checking: {
      on: {
        map: {
          actions: assign({
            mapping: ({ context, event }) => changed(context, event.mapping),
            formats: ({ context, event }) =>
              stillChosen(context.formats, context.mapping.columns, event.mapping.columns),
            failure: undefined,
          }),
        },
        format: { actions: assign({ formats: ({ event }) => event.formats, failure: undefined }) },
        head: 'reading',
        rehearse: { guard: 'isAnswered', target: 'rehearsing' },
        back: {
          target: 'mapping',
          actions: assign(({ context }) => ({ mapping: context.named, file: undefined, failure: undefined })),
        },
      },
    },
    reading: {
      on: { head: { target: 'reading', reenter: true } },
      invoke: {
        src: 'readAgain',
        input: ({ context, event }) => {
          assertEvent(event, 'head')
          return { projectId: context.projectId, uploadId: context.file?.uploadId ?? '', row: event.row }
        },
        onDone: { target: 'checking', actions: assign(({ context, event }) => readBy(context, event.output)) },
        onError: { target: 'checking', actions: assign({ failure: ({ event }) => event.error as Failure }) },
      },
    },
    rehearsing: {
      invoke: {
        src: 'rehearse',
        input: ({ context }) => context,
        onDone: { target: 'rehearsed', actions: assign({ rows: ({ event }) => event.output, failure: undefined }) },
        onError: { target: 'checking', actions: assign({ failure: ({ event }) => event.error as Failure }) },
      },
    },
    rehearsed: {
      on: {
        back: { target: 'checking', actions: assign({ failure: undefined }) },
        start: { guard: 'changesAnything', target: 'starting' },
      },
    },
    starting: {
      invoke: {
        src: 'start',
        input: ({ context }) => context,
        onDone: 'started',
        onError: { target: 'rehearsed', actions: assign({ failure: ({ event }) => event.error as Failure }) },
      },
    },
    started: { type: 'final' },
  },
})
