const kept = /^(\d{12}-[0-9a-f]{16}\.checkpoint|latest\.checkpoint|verifier-key)$/
const organization = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The organization and the file of a kept head, where a name is that of one. */
export function headIn(name: string): { organizationId: string; file: string } | undefined {
  const [folder, organizationId = '', file = '', ...further] = name.split('/')
  const isHead = folder === 'heads' && organization.test(organizationId) && kept.test(file) && further.length === 0
  return isHead ? { organizationId, file } : undefined
}
