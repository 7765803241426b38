import { routes } from '@stratomate/contracts'
import type { FastifyInstance } from 'fastify'
import { createNotificationLister } from '#server/features/notifications/create-notification-lister.ts'
import { readAllNotifications, readNotification } from '#server/features/notifications/mark-read.ts'
import {
  changeNotificationSettings,
  inviteTelegram,
  readNotificationSettings,
  unlinkTelegram,
} from '#server/features/notifications/notification-settings.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** What happened to somebody, and the ways by which they are notified. */
export function registerNotifications(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const listNotifications = createNotificationLister({ db: dependencies.dbOf(routes.listNotifications.path) })
  serve('listNotifications', ({ ctx, query }) => listNotifications(ctx, query))
  serve('readNotification', ({ ctx, params }) => readNotification(ctx, params.id))
  serve('readAllNotifications', ({ ctx, body }) => readAllNotifications(ctx, body))
  const { telegram } = dependencies
  serve('readNotificationSettings', ({ ctx }) => readNotificationSettings(ctx, telegram))
  serve('changeNotificationSettings', ({ ctx, body }) => changeNotificationSettings(ctx, telegram, body))
  serve('inviteTelegram', ({ ctx }) => inviteTelegram(ctx, telegram), 'invitations')
  serve('unlinkTelegram', ({ ctx }) => unlinkTelegram(ctx, telegram))
}
