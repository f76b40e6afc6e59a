import { z } from 'zod'
import { event } from '../event'
import type { MessageOf } from '../message'
import type { Plan } from '../organization/seats'
import { id } from '../values'

const gigabyte = 1024 ** 3

/**
 * The bytes that an organization may keep, by plan. A trial has the storage of Pro, as it has its seats; Enterprise
 * is based on Corporate.
 */
export const quotas: Record<Plan, number> = {
  trial: 10 * gigabyte,
  startup: gigabyte,
  pro: 10 * gigabyte,
  corporate: 500 * gigabyte,
  enterprise: 500 * gigabyte,
}

/** The bytes of the plan in force, and no more than those of one that is booked: uploads are decided by the lower. */
export const quotaOfPlans = (inForce: Plan, booked: Plan | undefined): number =>
  Math.min(quotas[inForce], quotas[booked ?? inForce])

const reserved = z.strictObject({
  organizationId: id,
  fileId: id,
  /** Bytes. */
  size: z.int().min(0),
})

/** The events of an organization's storage, which is reserved before the first byte of a file arrives. */
export const storageEvents = {
  StorageReserved: event(reserved, { of: 'organizationId', quiet: true }),
  StorageReleased: event(reserved, { of: 'organizationId', quiet: true }),
}

/** Codes of the refusals. */
export const storageRefusals = ['storage.full'] as const

export type StorageEvent = MessageOf<typeof storageEvents>
