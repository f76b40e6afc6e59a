import type { DragEvent } from 'react'

type Dropping = {
  isDisabled: boolean
  /** Whether files are held over it, which it would take. */
  onOver: (isOver: boolean) => void
  onFiles: (files: File[]) => void
}

type Drag = Pick<DragEvent, 'preventDefault' | 'dataTransfer' | 'currentTarget' | 'relatedTarget'>

/** How a part of the screen takes files that are dropped on it, and nothing else that is dragged there. */
export function fileDrop({ isDisabled, onOver, onFiles }: Dropping) {
  const holdsFiles = ({ dataTransfer }: Drag) => dataTransfer.types.includes('Files')
  return {
    onDragOver: (event: Drag): void => {
      if (!holdsFiles(event)) return
      // Otherwise the browser would leave the page for the file.
      event.preventDefault()
      onOver(!isDisabled)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: Drag): void => {
      // From one of its parts to the next is no leaving.
      if (!currentTarget.contains(relatedTarget as Node | null)) onOver(false)
    },
    onDrop: (event: Drag): void => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      onOver(false)
      const files = [...event.dataTransfer.files]
      if (!isDisabled && files.length > 0) onFiles(files)
    },
  }
}
