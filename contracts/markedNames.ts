import type { OfferedPerson } from './offeredPerson'

/** A name as lists show it: with a mark where several people have it. */
export const markedName = (name: string, mark: string | undefined): string => (mark ? `${name} (${mark})` : name)

/** The name without its mark: what several people may be called. */
export const bareName = ({ name, mark }: Pick<OfferedPerson, 'name' | 'mark'>): string =>
  mark ? name.slice(0, -markedName('', mark).length) : name

/** A name as lists show it, without the mark. The marks of this file hold no blanks. */
const markAtEnd = / \((\S+)\)$/
export const withoutMark = (name: string): string => name.replace(markAtEnd, '')
/** The mark in a name as lists show it, if it has one. */
export const markIn = (name: string): string | undefined => markAtEnd.exec(name)?.[1]

/** First and last name, told apart from others of the same. */
export const fullName = ({ name, lastName, mark }: { name: string; lastName: string; mark?: string | undefined }) =>
  markedName(`${name} ${lastName}`.trim(), mark)

/** As many digits of an id are its mark. */
export const markDigits = 6

/** What tells somebody from others of their name where their address is not shown: it never changes. */
export const idMark = (userId: string): string => userId.slice(-markDigits)
