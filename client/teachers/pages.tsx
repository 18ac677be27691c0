import { Suspense, type ReactNode } from "react";
import { Route, Routes } from "react-router-dom";

import { later } from "../shell/later.tsx";
import { Page } from "../shell/page.tsx";
import { LoadingPage } from "../shell/states/loading-page.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { PortalFrame } from "./frame/portal-frame.tsx";

const ClassesPage = later(async () => (await import("./list/classes-page.tsx")).ClassesPage);
const ClassPage = later(async () => (await import("./class/class-page.tsx")).ClassPage);
const ProjectorPage = later(async () => (await import("./class/projector-page.tsx")).ProjectorPage);
const YearPage = later(async () => (await import("./year/year-page.tsx")).YearPage);
const LessonPage = later(async () => (await import("./live/lesson-page.tsx")).LessonPage);
const LessonProjectorPage = later(async () => (await import("./live/projector-page.tsx")).LessonProjectorPage);
const CardsPage = later(async () => (await import("./cards/cards-page.tsx")).CardsPage);

const page = (title: string, content: ReactNode) => <Page title={title}>{content}</Page>;

/** The pages of the portal, below `/teachers`. */
export const PortalPages = () => (
  <Suspense fallback={<LoadingPage />}>
    <Routes>
      <Route path="/classes/:id/projector" element={page("Join Code", <ProjectorPage />)} />
      <Route path="/classes/:id/live/projector" element={page("Live Lesson", <LessonProjectorPage />)} />
      <Route element={<PortalFrame />}>
        <Route path="/" element={page("Your Classes", <ClassesPage />)} />
        <Route path="/year" element={page("Year's Change", <YearPage />)} />
        <Route path="/classes/:id" element={page("Class", <ClassPage />)} />
        <Route path="/classes/:id/live" element={page("Live Lesson", <LessonPage />)} />
        <Route path="/classes/:id/cards" element={page("Cards", <CardsPage />)} />
        <Route path="*" element={page("Nothing Here", <NotFound />)} />
      </Route>
    </Routes>
  </Suspense>
);
