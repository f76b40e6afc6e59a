import type { Answer } from '@prumo/contracts/index'
import { useMemo } from 'react'
import { useQuery } from '../platform/server/useQuery'
import { useProjectRights } from '../projects/useProjectRights'
import { isSameName } from './namedAs'

type Area = Answer<'canvas'>['areas'][number]['standardArea']

/** The titles of what the canvas of a project plans: its delivery groups, and its requirements. */
export function useCanvasTitles(projectId: string) {
  const { can } = useProjectRights(projectId)
  const { data: canvas } = useQuery('canvas', can('canvas', 'viewOnly') ? { projectId } : null)
  return useMemo(() => {
    const titlesIn = (standardArea: Area) => {
      const areaIds = new Set(
        canvas?.areas.filter((area) => area.standardArea === standardArea).map(({ areaId }) => areaId),
      )
      const titles = (canvas?.cards ?? []).flatMap(({ areaId, title }) => (areaIds.has(areaId) ? [title.trim()] : []))
      return titles.filter((title, index) => titles.findIndex((each) => isSameName(each, title)) === index)
    }
    return { deliveryGroups: titlesIn('deliveryGroups'), requirements: titlesIn('requirements') }
  }, [canvas])
}
