import { saveFile } from '../platform/saveFile'

/** Lets the browser keep a text as a file of this name. */
export const saveText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }))
