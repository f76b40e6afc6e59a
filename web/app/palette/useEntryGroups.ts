import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useQuery } from '../../platform/server/useQuery'
import { isWorker } from '../../platform/session/session'
import { useAccess, useSession } from '../../platform/session/useAccess'
import { corners, foundRecords } from '../places'
import { usePlaces } from '../usePlaces'
import type { Entry, EntryGroup } from './entry'
import { rankedEntries } from './rankedEntries'
import { useCommandEntries } from './useCommandEntries'
import { useProjectEntries } from './useProjectEntries'

/** What the palette offers: what was last open and everything to go to; once something is typed, what that means. */
export function useEntryGroups(text: string, onKeys: () => void): EntryGroup[] {
  const signedIn = useSession()
  const rights = useAccess()
  const isAtWork = signedIn?.paymentInfo.premium === true && !isWorker(signedIn)
  const can: typeof rights = (...need) => isAtWork && rights(...need)
  const typed = text.trim()
  const searched = useDeferredValue(typed)
  const seesProjects = can('projects', 'viewOnly')
  const projects = useProjectEntries(searched, seesProjects)
  const places = usePlaceEntries(can)
  const commands = useCommandEntries(can, onKeys)
  const records = useRecordEntries(searched, seesProjects)
  if (typed === '')
    return [
      { name: 'recent' as const, entries: projects.recent },
      { name: 'favorites' as const, entries: projects.favorites },
      // Its heading says of which project they are.
      { name: 'here' as const, entries: projects.atHand.map((entry) => ({ ...entry, detail: undefined })) },
      { name: 'places' as const, entries: places },
      { name: 'commands' as const, entries: commands },
    ].filter(({ entries }) => entries.length > 0)
  // Enter right after the last letter runs what was typed, and nothing that was found for less of it.
  const isCurrent = searched === typed
  const entries = rankedEntries(typed, {
    atHand: projects.atHand,
    named: isCurrent ? projects.named : [],
    others: [...places, ...commands],
    records: isCurrent && typed.length >= 2 ? records : [],
  })
  return [{ entries }]
}

function usePlaceEntries(can: ReturnType<typeof useAccess>): Entry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { all } = usePlaces()
  const parts = corners.filter(({ needs }) => !needs || can(...needs))
  const placeOf = (word: string) => all.find((place) => place.word === word)
  return [
    ...all.map(({ word, path, icon }) => ({
      key: path,
      title: t(`navigation.${word}`),
      icon,
      run: () => void navigate(path),
    })),
    ...parts.flatMap(({ text, of, path }) => {
      const place = placeOf(of)
      const detail = t(`navigation.${of}`)
      return place
        ? [{ key: path, title: t(text), also: detail, detail, icon: place.icon, run: () => void navigate(path) }]
        : []
    }),
  ]
}

function useRecordEntries(searched: string, isOpen: boolean): Entry[] {
  const navigate = useNavigate()
  const { projectId: openProjectId } = useParams()
  const { data: found = [] } = useQuery(
    'search',
    searched.length >= 2 && isOpen ? { text: searched, openProjectId } : null,
  )
  return found.map(({ kind, id, projectId, title, detail }) => ({
    key: id,
    title,
    detail,
    icon: foundRecords[kind].icon,
    run: () => void navigate(foundRecords[kind].address(projectId ?? '', id)),
  }))
}
