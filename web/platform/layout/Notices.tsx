import {
  Link,
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@fluentui/react-components'
import { useEffect } from 'react'
import { type Notice, noticeQueue } from './noticeQueue'
import { roomBeside } from './useBeside'
import { roomBelow } from './useRoomBelow'

const toasterId = 'toaster'

/** What a notice offers is reached by Tab, and not the notice around it. */
const notAStop = { tabIndex: -1 }

const useStyles = makeStyles({
  // In the middle of what an open item leaves free, and above the bars at the foot.
  all: {
    width: '400px',
    maxWidth: 'calc(100vw - 16px)',
    marginBottom: roomBelow,
    marginLeft: `calc(${roomBeside} / -2)`,
  },
  notice: { paddingTop: '5px', paddingBottom: '5px' },
})

/** Shows the short notices at the foot of the window: they cover neither a title nor what can be done. */
export function Notices() {
  const styles = useStyles()
  const { dispatchToast, dismissToast } = useToastController(toasterId)
  useEffect(
    () =>
      noticeQueue.takeTo((step) => {
        if ('dismiss' in step) return dismissToast(step.dismiss)
        const { id, intent, timeout } = step.show
        dispatchToast(<ShortNotice notice={step.show} />, { toastId: id, intent, timeout, root: notAStop })
      }),
    [dispatchToast, dismissToast],
  )
  return <Toaster toasterId={toasterId} position="bottom" limit={3} offset={{ vertical: 12 }} className={styles.all} />
}

function ShortNotice({ notice: { text, detail, offer } }: { notice: Notice }) {
  return (
    <Toast ref={letTabPass} className={useStyles().notice}>
      <ToastTitle
        {...(offer && {
          action: (
            <ToastTrigger>
              <Link onClick={(event) => actFrom(event.currentTarget, offer.run)}>{offer.name}</Link>
            </ToastTrigger>
          ),
        })}
      >
        {text}
      </ToastTitle>
      {detail && <ToastBody>{detail}</ToastBody>}
    </Toast>
  )
}

/**
 * The library keeps Tab inside a notice, and inside all of them. WCAG 2.1.2 wants it to lead on, so the marks by which
 * it does are removed.
 */
function letTabPass(notice: HTMLElement | null) {
  const mark = 'data-tabster'
  for (const around of [notice?.closest(`[role=listitem][${mark}]`), notice?.closest(`[role=list][${mark}]`)])
    around?.removeAttribute(mark)
}

/**
 * A notice that closes with the focus hands it to another notice, behind whatever dialog is open: the dialog would be
 * hidden from readers of the screen.
 */
function actFrom(button: HTMLElement, act: () => void) {
  button.blur()
  act()
}
