import type { CommandOf } from '@prumo/contracts/index'
import { assign, fromPromise, setup } from 'xstate'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'

export type NewProject = Omit<CommandOf<'CreateProject'>['data'], 'projectId' | 'language'>
type Language = CommandOf<'CreateProject'>['data']['language']
type Context = { projectId: string; draft: NewProject; failure: Failure | undefined }
type Happening =
  | { type: 'continue'; draft: Partial<NewProject> }
  | { type: 'back'; draft: Partial<NewProject> }
  | { type: 'create'; draft: Partial<NewProject>; language: Language }

export const emptyProject: NewProject = {
  pitch: '',
  internalCode: null,
  customerName: null,
  customerId: null,
  portfolioName: null,
  tags: [],
  currency: 'BRL',
  description: '',
  sharedWith: [],
  copyFrom: null,
}

const taken = assign<Context, Happening, undefined, Happening, never>({
  draft: ({ context, event }) => ({ ...context.draft, ...event.draft }),
  failure: undefined,
})
const details = ['pitch', 'internalCode', 'customerName', 'customerId', 'portfolioName', 'tags', 'currency'] as const
const atGeneral = new Set<string>([...details, 'description'])
const fieldOfRefusal: Readonly<Record<string, string>> = {
  'project.internalCodeTaken': 'internalCode',
  'partner.unknown': 'customerId',
  'partner.notCustomer': 'customerId',
}
const sharingRefusals = new Set(['project.userNotFound', 'project.alreadyManager', 'project.managementForbidden'])
const pathsOf = (failure: Failure) => [fieldOfRefusal[failure.code] ?? failure.fields.map(({ path }) => path)].flat()

/** general → sharing → copying → creating → created. A refusal leads back to the step of the field at fault. */
export const newProjectMachine = setup({
  types: { context: {} as Context, events: {} as Happening, input: {} as { projectId: string; draft: NewProject } },
  actors: {
    create: fromPromise<unknown, CommandOf<'CreateProject'>['data']>(({ input }) => send('CreateProject', input)),
  },
  guards: {
    concernsGeneral: ({ event }) =>
      pathsOf((event as unknown as { error: Failure }).error).some((path) => atGeneral.has(path)),
    concernsSharing: ({ event }) => {
      const { error } = event as unknown as { error: Failure }
      return sharingRefusals.has(error.code) || pathsOf(error).some((path) => path.startsWith('sharedWith'))
    },
  },
}).createMachine({
  context: ({ input }) => ({ ...input, failure: undefined }),
  initial: 'general',
  states: {
    general: { on: { continue: { target: 'sharing', actions: taken } } },
    sharing: { on: { continue: { target: 'copying', actions: taken }, back: { target: 'general', actions: taken } } },
    copying: { on: { create: { target: 'creating', actions: taken }, back: { target: 'sharing', actions: taken } } },
    creating: {
      invoke: {
        src: 'create',
        input: ({ context, event }) => ({
          projectId: context.projectId,
          ...context.draft,
          language: event.type === 'create' ? event.language : 'pt-BR',
        }),
        onDone: 'created',
        onError: [
          {
            guard: 'concernsGeneral',
            target: 'general',
            actions: assign({ failure: ({ event }) => event.error as Failure }),
          },
          {
            guard: 'concernsSharing',
            target: 'sharing',
            actions: assign({ failure: ({ event }) => event.error as Failure }),
          },
          { target: 'copying', actions: assign({ failure: ({ event }) => event.error as Failure }) },
        ],
      },
    },
    created: { type: 'final' },
  },
})
