import type { Plugin } from 'vite'

const inRouter = /\/node_modules\/react-router\/dist\//
/** A name for developers, given from outside: it keeps a component in the program that nobody uses. */
const nameGiven = /^\w+\.displayName = .*;$/gm
/** A bundler does not know that it does nothing but make a component. */
const componentMade = /= (React\d*\.forwardRef\()/g

const turning = 'rtl-css-js/core'
/** Both languages are written from left to right: no style has a second form, and none is sought. */
const notTurning = `
  export const convert = (styles) => styles
  export const convertProperty = (key, value) => ({ key, value })
`

const inTranslation = /\/node_modules\/react-i18next\/dist\/es\/useTranslation\.js$/
/** Each use of texts copies the whole of i18next for itself, on a board some thousand times. One copy is enough. */
const copyForOneUse = 'createI18nWrapper(original)'
const copyForAll = 'copyOf(original, lang, createI18nWrapper)'
const sharedCopy = `
  const copies = new WeakMap()
  function copyOf(original, language, create) {
    const kept = copies.get(original)
    if (kept && kept.language === language) return kept.copy
    const copy = create(original)
    copies.set(original, { language, copy })
    return copy
  }
`

const ganttStyles = /\/node_modules\/dhtmlx-gantt\/codebase\/dhtmlxgantt\.css/
const fontFace = /@font-face\s*\{[^}]*\}/g
/** Its colours derive from each other where they are declared: on the chart, they derive from those of the theme. */
const rootColours = ':root{--dhx-gantt-theme'

/** The styles of the chart without fonts, of which most come from another host, and with colours of its own element. */
function ganttStylesOf(code: string): string {
  if (!code.includes(rootColours)) throw new Error('the styles of dhtmlx-gantt are not as they were')
  return code.replace(fontFace, '').replace(rootColours, rootColours.replace(':root', '.gantt-host'))
}

/** Leaves out of libraries what nobody uses and what a bundler cannot know to be unused. */
export const leanLibraries = (): Plugin[] => [leanCode, leanStyles]

const leanCode: Plugin = {
  name: 'prumo-lean-libraries',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === turning) return `\0${turning}`
    if (source !== 'react-router' && source !== 'react-router/dom') return undefined
    // Its package names no other form than the one with warnings for developers.
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
  load: (id) => (id === `\0${turning}` ? notTurning : undefined),
  transform: (code, id) => {
    if (inRouter.test(id))
      return { code: code.replace(nameGiven, '').replace(componentMade, '= /* @__PURE__ */ $1'), map: null }
    if (inTranslation.test(id)) return { code: code.replaceAll(copyForOneUse, copyForAll) + sharedCopy, map: null }
    return undefined
  },
}

/** While one develops, too: the styles would ask another host for their fonts. */
const leanStyles: Plugin = {
  name: 'prumo-lean-styles',
  enforce: 'pre',
  transform: (code, id) => (ganttStyles.test(id) ? { code: ganttStylesOf(code), map: null } : undefined),
}
