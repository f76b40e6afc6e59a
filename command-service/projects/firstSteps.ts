import { defaultSteps } from '@prumo/contracts/tasks/defaultSteps'
import { derivedId } from '@prumo/platform/ids'

/** The steps of a project that takes over none. Their ids are made from the command's. */
export const firstSteps = (commandId: string, language: keyof typeof defaultSteps) =>
  defaultSteps[language].map((name, index, all) => ({
    stepId: derivedId(commandId, `step ${name}`),
    name,
    description: '',
    taskLimit: null,
    finishes: index === all.length - 1,
  }))
