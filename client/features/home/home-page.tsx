import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { LinkButton } from "../../ui/link-button.tsx";
import { Logo } from "../../ui/logo.tsx";

import style from "./home-page.module.css";

/** What this is, at one glance, and a race at one key press. */
export function HomePage() {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Enter" && event.target === document.body) void navigate("/race");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate]);

  return (
    <main className={style.home}>
      <Logo size="3.5rem" />
      <h1 className={style.title}>Your keyboard is the engine</h1>
      <p className={style.lead}>Type the words, drive the car. Race four others in a minute, free, with no sign-up.</p>
      <LinkButton kind="primary" size="large" to="/race">
        Race Now
      </LinkButton>
      <p className={style.hint}>or press Enter</p>
    </main>
  );
}
