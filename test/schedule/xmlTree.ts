import { eachElement } from '@prumo/command-service/imports/spreadsheet/eachElement'

/** An element of an XML file, without its namespace. */
export type XmlElement = { readonly name: string; readonly children: XmlElement[]; text: string }

/** The root of an XML file. */
export function xmlTree(xml: Buffer): XmlElement {
  const document: XmlElement = { name: '', children: [], text: '' }
  const path = [document]
  eachElement(xml, {
    open: (name) => {
      const element: XmlElement = { name, children: [], text: '' }
      path.at(-1)?.children.push(element)
      path.push(element)
    },
    text: (text) => {
      const element = path.at(-1)
      if (element) element.text += text
    },
    close: () => void path.pop(),
  })
  return document.children[0] ?? document
}

/** The elements that a path of names leads to. */
export const within = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  names.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((each) => each.name === name)),
    [element],
  )

/** What is written in the first child of this name; nothing where there is none. */
export const textIn = (element: XmlElement, name: string): string => within(element, name)[0]?.text.trim() ?? ''
