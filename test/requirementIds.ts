/** How many requirements the specification has in each module; they are numbered from 01 on. */
const requirements = {
  API: 10,
  SES: 16,
  ACC: 16,
  ORG: 11,
  SUB: 10,
  PRJ: 13,
  SET: 10,
  CAN: 8,
  TSK: 11,
  KAN: 7,
  GAN: 9,
  HRS: 5,
  FIN: 14,
  RSK: 5,
  DOC: 6,
  COM: 4,
  POR: 6,
  NOT: 4,
  IMP: 6,
  WRK: 2,
  AUD: 2,
}

/** The id of each requirement, as titles of tests name it. */
export const requirementIds: ReadonlySet<string> = new Set(
  Object.entries(requirements).flatMap(([module, count]) =>
    Array.from({ length: count }, (_, index) => `${module}-${String(index + 1).padStart(2, '0')}`),
  ),
)
