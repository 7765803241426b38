import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('login', 'routes/login.tsx'),
    route('sign-up', 'routes/sign-up.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    // `/404` is built from this route too, so that the page answered to an unknown address fits it.
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/app-layout.tsx', [route('dashboard', 'routes/dashboard.tsx'), route('device', 'routes/device.tsx')]),
] satisfies RouteConfig
