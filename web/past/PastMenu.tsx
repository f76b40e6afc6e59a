import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import { HistoryRegular } from '@fluentui/react-icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../platform/layout/Loading'
import { useNarrow } from '../platform/layout/useNarrow'
import { soon } from '../platform/lazily'
import { usePast } from '../platform/server/past'

const pastForm = soon(async () => (await import('./PastForm')).PastForm)

/** The way into a project's past: a day, and an hour where that matters. */
export function PastMenu({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const past = usePast()
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  // What is opened takes the focus to what is in it: it opens when that is there.
  const turn = (wanted: boolean) => (wanted ? void pastForm.fetch().then(() => setOpen(true)) : setOpen(false))
  return (
    <Popover open={open} onOpenChange={(_, data) => turn(data.open)} trapFocus positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance={past ? 'primary' : 'subtle'}
          icon={<HistoryRegular />}
          {...(narrow && { 'aria-label': t('past.open'), title: t('past.open') })}
        >
          {!narrow && t('past.open')}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-label={t('past.open')}>
        <Suspense fallback={<Loading rows={3} />}>
          <pastForm.Part projectId={projectId} onLeave={() => setOpen(false)} />
        </Suspense>
      </PopoverSurface>
    </Popover>
  )
}
