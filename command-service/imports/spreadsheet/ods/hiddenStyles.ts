import { eachElement } from '../eachElement'

/** The styles whose tables are not shown. */
export function hiddenStyles(content: Buffer | undefined): ReadonlySet<string> {
  const hidden = new Set<string>()
  let style = ''
  eachElement(content, {
    open: (name, attributes) => {
      if (name === 'style') style = attributes()['style:name'] ?? ''
      if (name === 'table-properties' && attributes()['table:display'] === 'false') hidden.add(style)
    },
  })
  return hidden
}
