import { type ReactNode, useState } from 'react'
import { origin } from '../server/api'

type Props = { address: string; alt: string; className?: string; children: ReactNode }

/** A company's logo at an address of ours; what stands in its place where there is none, or none that can be shown. */
export function Logotipo({ address, alt, className, children }: Props) {
  const [missing, setMissing] = useState('')
  if (!address.startsWith('/') || address === missing) return children
  return <img src={origin() + address} alt={alt} className={className} onError={() => setMissing(address)} />
}
