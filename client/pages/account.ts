import { advertised, built, type Entries } from "./entry.tsx";

/** Sign-in pages, and those of the account. */
export const ACCOUNT = {
  "/login": built("Log In", async () => (await import("../features/sign-in/sign-in-page.tsx")).SignInPage),
  "/class-login": built(
    "Class Login",
    async () => (await import("../features/class-login/class-login-page.tsx")).ClassLoginPage,
  ),
  "/register": built("Sign Up", async () => (await import("../features/sign-up/sign-up-page.tsx")).SignUpPage),
  "/welcome": built("Welcome", async () => (await import("../features/sign-up/welcome-page.tsx")).WelcomePage),
  "/reset-password": built(
    "Reset Password",
    async () => (await import("../features/recovery/reset-page.tsx")).ResetPage,
  ),
  "/reset-password/change": built(
    "New Password",
    async () => (await import("../features/recovery/change-page.tsx")).ChangePage,
  ),
  "/verify-email": built(
    "Verify E-mail",
    async () => (await import("../features/recovery/verify-page.tsx")).VerifyPage,
  ),
  "/undo-change": built("Undo a Change", async () => (await import("../features/recovery/undo-page.tsx")).UndoPage),
  "/profile": advertised(
    "profile",
    "My Settings",
    async () => (await import("../features/settings/settings-page.tsx")).SettingsPage,
  ),
} satisfies Partial<Entries>;
