let context: CanvasRenderingContext2D | null | undefined

/** How wide a text is in the letters of a chart, in pixels. */
export function widthOfText(text: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  const page = document.querySelector('.fui-FluentProvider') ?? document.body
  context.font = `12px ${getComputedStyle(page).fontFamily}`
  return context.measureText(text).width
}
