import { createContext, useContext } from 'react'

/** What is wrong with which field of the form around: field → code. */
export const FieldErrors = createContext<Record<string, string>>({})

export const useFieldError = (name: string): string | undefined => useContext(FieldErrors)[name]
