import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'

type Input = { clientX: number; clientY: number }
type Preview = { element: HTMLElement; input: Input; nativeSetDragImage: DataTransfer['setDragImage'] | null }

/**
 * Draws the picture that follows the pointer: a copy of this element, held where the pointer took it. The browser's own
 * picture is another card's in WebKit.
 */
export function drawDragPreview({ element, input, nativeSetDragImage }: Preview): void {
  const { left, top, width } = element.getBoundingClientRect()
  setCustomNativeDragPreview({
    nativeSetDragImage,
    getOffset: () => ({ x: input.clientX - left, y: input.clientY - top }),
    render: ({ container }) => {
      // Colours and fonts are variables of this class.
      container.className = element.closest('.fui-FluentProvider')?.className ?? ''
      container.style.background = 'none'
      const copy = element.cloneNode(true) as HTMLElement
      copy.style.width = `${width}px`
      copy.style.boxSizing = 'border-box'
      copy.setAttribute('aria-hidden', 'true')
      container.append(copy)
    },
  })
}
