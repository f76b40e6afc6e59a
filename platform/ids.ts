import { v5, v7 } from 'uuid'

/** The id that always belongs to this name within this id (UUIDv5): the same cause gives the same consequence. */
export const derivedId = (within: string, name: string): string => v5(name, within)

export const newId = (): string => v7()
