import type { FluentIcon } from '@fluentui/react-icons'

/** Something that the palette leads to or does. `also` is by what it is found besides its title. */
export type Entry = {
  key: string
  title: string
  also?: string
  detail?: string | undefined
  icon: FluentIcon
  run: () => void
}

/** Entries below a heading, by the name of its text. Without one they stand first. */
export type EntryGroup = { name?: 'recent' | 'favorites' | 'here' | 'places' | 'commands'; entries: readonly Entry[] }
