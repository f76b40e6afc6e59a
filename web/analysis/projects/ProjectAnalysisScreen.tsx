import { Navigate } from 'react-router-dom'
import { addresses } from '../../platform/addresses'
import { useAddress } from '../../platform/lists/useAddress'
import { AnalysisOfProjects } from './AnalysisOfProjects'
import { lastChoice } from './lastChoice'

/** The analysis of projects. An address that chooses nothing becomes that of what was chosen last. */
export function ProjectAnalysisScreen() {
  const [address] = useAddress()
  if (!address.has('columns')) return <Navigate replace to={`${addresses.projectAnalysis()}?${lastChoice.address()}`} />
  return <AnalysisOfProjects />
}
