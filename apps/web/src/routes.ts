import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('documentation', 'routes/content/documentation.tsx'),
    route('how-to', 'routes/content/how-to.tsx'),
    route('how-to/:guide', 'routes/content/guide.tsx'),
    route('errors', 'routes/content/errors.tsx'),
    route('errors/:code', 'routes/content/error-code.tsx'),
    route('developers', 'routes/content/api-reference.tsx'),
    route('legal/:document', 'routes/legal.tsx'),
    route('changelog', 'routes/content/changelog.tsx'),
    route('lab', 'routes/lab.tsx'),
    layout('routes/queries-layout.tsx', [
      route('pricing', 'routes/billing/pricing.tsx'),
      route('strategies-library/:id?', 'routes/strategies-library.tsx'),
      route('download', 'routes/files/download.tsx'),
      route('indicator-addons', 'routes/files/indicator-addons.tsx'),
      route('community/:id?', 'routes/community.tsx'),
      route('support', 'routes/support.tsx'),
      route('feedback', 'routes/feedback.tsx'),
      route('status', 'routes/status.tsx'),
      route('subscribe', 'routes/billing/subscribe.tsx'),
      route('checkout', 'routes/billing/checkout.tsx'),
      route('payment-success', 'routes/billing/payment-success.tsx'),
      route('login', 'routes/accounts/login.tsx'),
      route('sign-up', 'routes/accounts/sign-up.tsx'),
      route('complete-sign-up', 'routes/accounts/complete-sign-up.tsx'),
      route('verify-email', 'routes/accounts/verify-email.tsx'),
      route('forgot-password', 'routes/accounts/forgot-password.tsx'),
    ]),
    // `/404` is built from this route too, so that the page answered to an unknown address fits it.
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/console-layout.tsx', [
    route('admin-upload', 'routes/files/admin-upload.tsx'),
    route('upload-file', 'routes/files/upload-file.tsx'),
    route('admin', 'routes/admin.tsx'),
  ]),
  layout('routes/app-layout.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('device', 'routes/accounts/device.tsx'),
    route('account', 'routes/accounts/account.tsx'),
    route('notifications', 'routes/notifications.tsx'),
  ]),
] satisfies RouteConfig
