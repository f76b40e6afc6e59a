import { v7 } from 'uuid'

/** A new id (UUIDv7, as the server makes them). `crypto.randomUUID` would be there with HTTPS or on localhost only. */
export const newId = (): string => v7()
