import { DataTrendingRegular } from '@fluentui/react-icons'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { inPast, usePast } from '../platform/server/past'

/** Leads from the tasks to what they come to over time. */
export function CurveLink({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const to = inPast(usePast(), addresses.workCurve(projectId))
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  // The button's properties are those of a `button`; Fluent takes those of a link as well.
  const anchor = {
    as: 'a',
    href: useHref(to),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => follow(event),
  } as object
  return <ToolbarButton {...anchor} icon={<DataTrendingRegular />} label={t('navigation.s-curve')} />
}
