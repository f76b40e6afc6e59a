import { useState } from 'react'
import { useAddress } from '../../platform/lists/useAddress'
import { useQuery } from '../../platform/server/useQuery'

/** The saved views of the analysis, and the one that the address names. */
export function useAnalysisViews() {
  const [address] = useAddress()
  const { data, error, mutate } = useQuery('analysisViews', {})
  const [savedId, setSavedId] = useState('')
  const viewId = address.get('view') ?? undefined
  const current = data?.items.find(({ analysisViewId }) => analysisViewId === viewId)
  return {
    viewId,
    current,
    /** Nothing until they are there. */
    views: data?.items,
    mayShare: data?.mayShare ?? false,
    /** The address names a view, and which one that is arrives yet. */
    isAwaited: viewId !== undefined && !data && !error,
    /** One that has just been saved arrives with the next answer. */
    isGone: viewId !== undefined && data !== undefined && !current && viewId !== savedId,
    noteSaved: setSavedId,
    failure: error,
    retry: () => void mutate(),
  }
}
