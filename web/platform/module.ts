import type { FluentIcon } from '@fluentui/react-icons'
import type { Feature, Level } from '@prumo/contracts/access'
import type { CommandType } from '@prumo/contracts/index'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

/**
 * A place of the navigation. `badge` shows how much waits at it; with `end` what lies below is another place. `also`
 * are further addresses that belong to it.
 */
export type Place = {
  word: string
  path: string
  icon: FluentIcon
  needs?: [Feature, Level]
  /** For the main administrator of the plan alone. */
  only?: 'administrator'
  badge?: ComponentType
  end?: boolean
  also?: readonly string[]
}

/** A part of a place that has an address of its own: `text` names its name, `of` is the word of the place. */
export type Corner = { text: string; of: string; path: string; needs?: [Feature, Level] }

/** Something that one can begin from the command palette: its text is that of the command. */
export type Action = { command: CommandType; path: string; needs: [Feature, Level] }

/** A command with the level that it takes in a project; `managing`: only from whoever manages it. */
export type Beginning = { command: CommandType; level: Level; managing?: true }

/** How a record that was found by its name is shown and opened. A person has no project. */
export type FoundRecord = { icon: FluentIcon; address: (projectId: string, id: string) => string }

/** The parts into which the views of a project are sorted. */
export type ProjectPlace = 'overview' | 'plan' | 'money' | 'people' | 'risks' | 'records' | 'setup'

/**
 * A view of a project, with its place, its address and the feature that it needs. `fetch` has its code come before it
 * is opened, where somebody is about to. `action` is what is begun there, at the end of the project's line.
 * `begins` is what the command palette begins there: its dialog listens with `useBegun`. `hearsAdd`: the key that adds
 * a task in other views adds something there.
 */
export type View = {
  view: string
  place: ProjectPlace
  feature: Feature
  address: (projectId: string) => string
  fetch?: () => Promise<unknown>
  action?: ComponentType<{ projectId: string }>
  begins?: Beginning
  hearsAdd?: true
}

/** The addresses of a module, by guard. The first page loads them: screens are imported lazily. */
export type ModuleRoutes = {
  /** For members of an organization, within the shell. */
  main?: RouteObject[]
  /** Below the address of a project, within its frame. */
  project?: RouteObject[]
  /** For workers, within the shell. */
  worker?: RouteObject[]
  /** For anyone who is signed in, also after the trial's end, in the document of checkout. */
  checkout?: RouteObject[]
  /** For anyone, alone on the page. */
  open?: RouteObject[]
}

/** What a module adds to the program besides its addresses. It comes with the shell. */
export type Module = {
  views?: View[]
  /** For members of an organization. */
  places?: Place[]
  /** For workers, who have no others. */
  workerPlaces?: Place[]
  /** For everybody after the trial's end, when there are no others. */
  endedPlaces?: Place[]
  actions?: Action[]
  /** The command palette leads there. */
  corners?: Corner[]
  /** By the kind that the search answers. */
  found?: Record<string, FoundRecord>
}
