import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('documentation', 'routes/documentation.tsx'),
    route('how-to', 'routes/how-to.tsx'),
    route('how-to/:guide', 'routes/guide.tsx'),
    route('errors', 'routes/errors.tsx'),
    route('errors/:code', 'routes/error-code.tsx'),
    route('changelog', 'routes/changelog.tsx'),
    layout('routes/queries-layout.tsx', [
      route('pricing', 'routes/pricing.tsx'),
      route('strategies-library/:id?', 'routes/strategies-library.tsx'),
      route('download', 'routes/download.tsx'),
      route('indicator-addons', 'routes/indicator-addons.tsx'),
      route('community/:id?', 'routes/community.tsx'),
      route('support', 'routes/support.tsx'),
      route('feedback', 'routes/feedback.tsx'),
      route('status', 'routes/status.tsx'),
      route('admin-upload', 'routes/admin-upload.tsx'),
      route('upload-file', 'routes/upload-file.tsx'),
      route('admin', 'routes/admin.tsx'),
      route('subscribe', 'routes/subscribe.tsx'),
      route('checkout', 'routes/checkout.tsx'),
      route('payment-success', 'routes/payment-success.tsx'),
      route('login', 'routes/login.tsx'),
      route('sign-up', 'routes/sign-up.tsx'),
      route('complete-sign-up', 'routes/complete-sign-up.tsx'),
      route('verify-email', 'routes/verify-email.tsx'),
      route('forgot-password', 'routes/forgot-password.tsx'),
    ]),
    // `/404` is built from this route too, so that the page answered to an unknown address fits it.
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/app-layout.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('device', 'routes/device.tsx'),
    route('account', 'routes/account.tsx'),
    route('notifications', 'routes/notifications.tsx'),
  ]),
] satisfies RouteConfig
