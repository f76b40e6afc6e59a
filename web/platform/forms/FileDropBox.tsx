import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useRef, useState } from 'react'
import { fileDrop } from './fileDrop'

type Props = {
  /** What choosing files is called. */
  label: string
  /** Which endings can be chosen. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  className?: string | undefined
  /** What stands in it, with a button that lets files be chosen. */
  children: (choose: () => void) => ReactNode
  onFiles: (files: File[]) => void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
})

/** Where files are dropped, or chosen. */
export function FileDropBox({ label, accept, multiple, disabled = false, className, children, onFiles }: Props) {
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (!disabled && files && files.length > 0) onFiles([...files])
  }
  const drop = fileDrop({ isDisabled: disabled, onOver: setOver, onFiles })
  return (
    <div className={mergeClasses(styles.root, className, over && styles.over)} {...drop}>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      {children(() => !disabled && input.current?.click())}
    </div>
  )
}
